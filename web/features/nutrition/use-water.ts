import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nutritionContract, type NutritionDay } from '../../../shared/contracts/nutrition';
import { messageOf } from '../../lib/api/api-error';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { newId } from '../../lib/new-id';
import { toast } from '../../ui/toast';
import { nutritionKey } from './api/nutrition-queries';
import type { LogDay } from './log-day';
import { useNutritionOutbox } from './outbox/use-nutrition-outbox';
import { showWater } from './show-day';

/** Adds a drink to the current day, sent once online, or undoes the last one. Shown right away. */
export function useWater(
  { date, water }: Pick<NutritionDay, 'date' | 'water'>,
  unsentIds: Set<string>,
  dayNow: () => LogDay,
) {
  const queries = useQueryClient();
  const { outbox, userId } = useNutritionOutbox();
  const last = water.findLast(({ id }) => !unsentIds.has(id));
  const { mutate: remove } = useMutation({
    scope: { id: 'water' },
    mutationFn: (drink: NutritionDay['water'][number]) =>
      callEndpoint(nutritionContract.removeWater, { params: { id: drink.id } }),
    onMutate(drink) {
      void queries.cancelQueries({ queryKey: nutritionKey });
      showWater(queries, date, (all) => all.filter(({ id }) => id !== drink.id));
    },
    onError: (error) => toast.error('Error', messageOf(error, "Your last drink couldn't be undone.")),
    onSettled: () => queries.invalidateQueries({ queryKey: nutritionKey }),
  });
  return {
    add: (millilitres: number) =>
      outbox.add({ kind: 'water', userId, id: newId(), ...dayNow(), millilitres }),
    undo: last && (() => remove(last)),
  };
}
