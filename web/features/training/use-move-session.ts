import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TrainingPlan } from '../../../shared/contracts/training';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { moveSession } from './api/move-session';
import { planQuery } from './api/plan-query';
import { dayName } from './day-texts';

interface MoveOptions {
  onMoved: (plan: TrainingPlan) => void;
  /** The week may be another one than was shown. */
  onRefused: () => void;
}

/** Moves a planned session to another day and says so. */
export function useMoveSession({ onMoved, onRefused }: MoveOptions) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: moveSession,
    onSuccess: async (plan, { from, to }) => {
      // What is planned for a day follows from where the sessions stand.
      await queries.invalidateQueries({ queryKey: ['training', 'day'] });
      queries.setQueryData(planQuery().queryKey, plan);
      toast.success(`Moved from ${dayName(from)} to ${dayName(to)}`, 'I planned your other days around it.');
      onMoved(plan);
    },
    onError: (error) => {
      toast.error('Error', messageOf(error, 'Failed to move the session'));
      onRefused();
    },
  });
}
