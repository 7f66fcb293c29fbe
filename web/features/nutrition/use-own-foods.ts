import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnFoodInput } from '../../../shared/contracts/foods';
import { newId } from '../../lib/new-id';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { nutritionKey } from './api/nutrition-queries';
import { changeOwnFood, createOwnFood, removeOwnFood } from './api/own-foods';

/** Saves, changes, and deletes own foods; search results follow. */
export function useOwnFoods(onKept: () => void) {
  const queries = useQueryClient();
  const refresh = async () => {
    queries.removeQueries({ queryKey: ['foods'] });
    await queries.invalidateQueries({ queryKey: nutritionKey });
  };
  const keep = useMutation({
    mutationFn: ({ id, food }: { id: string | null; food: OwnFoodInput }) =>
      id ? changeOwnFood(id, food) : createOwnFood(newId(), food),
    onSuccess: async () => {
      await refresh();
      onKept();
    },
    onError: (error) => toast.error('Error', messageOf(error, "Your food couldn't be saved.")),
  });
  const remove = useMutation({
    mutationFn: removeOwnFood,
    onSuccess: refresh,
    onError: (error) => toast.error('Error', messageOf(error, "Your food couldn't be deleted.")),
  });
  return { keep: keep.mutate, isKeeping: keep.isPending, remove: remove.mutate };
}
