import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ulid } from 'ulid';
import { nutritionContract, type NutritionDay } from '../../../shared/contracts/nutrition';
import { messageOf } from '../../lib/api/api-error';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { toast } from '../../ui/toast';
import { nutritionDayQuery, nutritionKey } from './api/nutrition-queries';

/** Adds a drink to a day, or takes the last one back. Shown at once. */
export function useWater({ date, water }: Pick<NutritionDay, 'date' | 'water'>) {
  const queries = useQueryClient();
  const show = (millilitres: number) => {
    const changed = (day: NutritionDay | undefined) =>
      day?.date === date ? { ...day, waterMillilitres: day.waterMillilitres + millilitres } : day;
    queries.setQueryData(nutritionDayQuery(date).queryKey, changed);
    queries.setQueryData(nutritionDayQuery('today').queryKey, changed);
  };
  const settle = {
    scope: { id: 'water' },
    onError: (error: unknown) => toast.error('Error', messageOf(error, 'Your drink could not be saved.')),
    onSettled: () => queries.invalidateQueries({ queryKey: nutritionKey }),
  };
  const { mutate: add } = useMutation({
    ...settle,
    mutationFn: (millilitres: number) =>
      callEndpoint(nutritionContract.logWater, { body: { id: ulid(), date, millilitres } }),
    onMutate: show,
  });
  const last = water.at(-1);
  const { mutate: remove } = useMutation({
    ...settle,
    mutationFn: (drink: NutritionDay['water'][number]) =>
      callEndpoint(nutritionContract.removeWater, { params: { id: drink.id } }),
    onMutate: (drink) => show(-drink.millilitres),
  });
  return { add, undo: last && (() => remove(last)) };
}
