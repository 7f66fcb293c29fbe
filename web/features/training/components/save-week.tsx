import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TrainingPlan, TrainingSettings } from '../../../../shared/contracts/training';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { choosePlan } from '../api/change-plan';
import { planQuery } from '../api/plan-query';

interface SaveWeekProps {
  settings: TrainingSettings;
  onSaved: (plan: TrainingPlan) => void;
  /** Where to go next when there is nothing to save. */
  children: ReactNode;
}

const { queryKey } = planQuery();

function isSame(stored: TrainingPlan['settings'], { days, minutes, equipment }: TrainingSettings): boolean {
  return (
    stored.areChosen &&
    stored.minutes === minutes &&
    stored.days.join() === days.join() &&
    stored.equipment.join() === equipment.join()
  );
}

/** Makes a proposed week's days and minutes the plan, unless they already are. */
export function SaveWeek({ settings, onSaved, children }: SaveWeekProps) {
  const queries = useQueryClient();
  const { data: plan } = useQuery(planQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { version } = plan ?? (await queries.fetchQuery(planQuery()));
      return choosePlan({ ...settings, version });
    },
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      onSaved(saved);
    },
    onError: (error) => {
      toast.error('Error', messageOf(error, 'Failed to save the week'));
      void queries.invalidateQueries({ queryKey });
    },
  });
  const isSaved = plan !== undefined && isSame(plan.settings, settings);
  return (
    <div role="status" className="grid gap-3">
      {isSaved ? (
        <>
          <p className="text-small font-semibold text-go-text">Saved. This is your week now.</p>
          {children}
        </>
      ) : (
        <Button variant="go" busy={isPending} onClick={() => mutate()}>
          Save this week
        </Button>
      )}
    </div>
  );
}
