import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nutritionContract } from '../../../shared/contracts/nutrition';
import type { NutritionGoals } from '../../../shared/rules/nutrition/goals';
import { ApiError, messageOf } from '../../lib/api/api-error';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { toast } from '../../ui/toast';
import { nutritionKey } from './api/nutrition-queries';

/** Saves targets. `tooLow` is why the server considers them too low for this person. */
export function useSetGoals(onSaved: () => void) {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: NutritionGoals) => callEndpoint(nutritionContract.setGoals, { body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: nutritionKey });
      toast.success('Targets saved');
      onSaved();
    },
    onError: (failure) => {
      if (!isTooLow(failure)) toast.error('Error', messageOf(failure, "Your targets couldn't be saved."));
    },
  });
  return { save: mutate, isSaving: isPending, tooLow: isTooLow(error) ? error.message : null, reset };
}

const isTooLow = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'target_too_low';
