import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Activity } from '../../../../shared/contracts/body-data';
import type { LocalDate } from '../../../../shared/rules/local-date';
import type { UnitSystem } from '../../../../shared/rules/units';
import { ApiError, messageOf } from '../../../lib/api/api-error';
import { calendarDayText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { removeActivity } from '../api/activities-query';
import { activityFacts, activityName } from './activity-text';

interface RemoveActivityDialogProps {
  activity: Activity;
  today: LocalDate;
  units: UnitSystem;
  onClose: () => void;
}

/** One that is gone already counts as removed. */
async function remove(id: string): Promise<void> {
  try {
    await removeActivity(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'activity_not_found')) throw error;
  }
}

export function RemoveActivityDialog({ activity, today, units, onClose }: RemoveActivityDialogProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(activity.id),
    onSuccess: async () => {
      toast.success('Activity removed');
      onClose();
      // It counted for the plan, the week, and the streak.
      await queries.invalidateQueries();
    },
    onError: (error) => toast.error('Error', messageOf(error, "The activity couldn't be removed.")),
  });
  const facts = [calendarDayText(activity.date, today), ...activityFacts(activity, units)].join(' · ');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remove this activity?"
      description={`${activityName(activity)}: ${facts}. Your plan won't count it anymore.`}
    >
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
