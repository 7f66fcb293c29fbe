import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TrainingPlan } from '../../../shared/contracts/training';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { moveSession } from './api/move-session';
import { planQuery } from './api/plan-query';
import { dayName } from './day-texts';

interface MoveOptions {
  onMoved: (plan: TrainingPlan) => void;
  /** The week may have changed since it was shown. */
  onRefused: () => void;
}

/** Moves a planned session to another day and confirms it. */
export function useMoveSession({ onMoved, onRefused }: MoveOptions) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: moveSession,
    onSuccess: async (plan, { from, to }) => {
      // What each day holds depends on where the sessions are.
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
