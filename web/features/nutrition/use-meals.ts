import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '../../../shared/contracts/endpoint';
import { nutritionContract, type FoodLog } from '../../../shared/contracts/nutrition';
import { sumOfNutrients } from '../../../shared/rules/nutrition/nutrients';
import { usualMealTime } from '../../../shared/rules/nutrition/usual-meal-time';
import { messageOf } from '../../lib/api/api-error';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { serverNow } from '../../lib/clock';
import { newId } from '../../lib/new-id';
import { toast } from '../../ui/toast';
import { nutritionKey } from './api/nutrition-queries';
import { loggedOfDraft, mealItemsOf, type DraftItem } from './draft-item';
import type { LogDay } from './log-day';
import { useNutritionOutbox } from './outbox/use-nutrition-outbox';
import { putMeal, showMeals } from './show-day';

type ChangeBody = CallOf<typeof nutritionContract.changeMeal>['body'];

const failed = (text: string) => (error: unknown) => toast.error('Error', messageOf(error, text));

type NewMeal = LogDay &
  Pick<FoodLog, 'mealType'> & { id: string; timeZone: string; items: DraftItem[]; photoId?: string };

/** Logs a meal: saved on this device, shown right away, and sent once online. */
export function useLogMeal(onLogged: (meal: FoodLog) => void) {
  const { outbox, userId } = useNutritionOutbox();
  return ({ id, date, zone, timeZone, mealType, items, photoId }: NewMeal) => {
    const sent = mealItemsOf(items);
    if (!sent) return;
    const logged = items.map(loggedOfDraft);
    const totals = sumOfNutrients(logged.map(({ nutrients }) => nutrients));
    const eatenAt = serverNow().toISOString();
    // The server decides the same for a day that was chosen.
    const loggedAt = zone ? eatenAt : usualMealTime(date, mealType, timeZone).toISOString();
    const shown = { id: `${date}-${id}`, date, mealType, items: logged, totals, loggedAt, photoId };
    outbox.add({ kind: 'meal', userId, id, date, zone, eatenAt, mealType, items: sent, photoId, shown });
    onLogged(shown);
  };
}

export function useChangeMeal(onChanged: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ChangeBody & { id: string }) =>
      callEndpoint(nutritionContract.changeMeal, { params: { id }, body }),
    onSuccess: (meal) => {
      showMeals(queries, meal.date, (meals) => meals.map((each) => (each.id === meal.id ? meal : each)));
      void queries.invalidateQueries({ queryKey: nutritionKey });
      onChanged();
    },
    onError: failed("Your meal couldn't be changed. Try again in a moment."),
  });
}

/** Removes a meal right away and offers Undo. */
export function useRemoveMeal() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: nutritionKey });
  const { mutate: putBack } = useMutation({
    mutationFn: ({ id }: FoodLog) => callEndpoint(nutritionContract.restoreMeal, { params: { id } }),
    onSuccess: (meal) => putMeal(queries, meal),
    onError: failed("Your meal couldn't be put back."),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: FoodLog) => callEndpoint(nutritionContract.removeMeal, { params: { id } }),
    onMutate: ({ id, date }) => showMeals(queries, date, (meals) => meals.filter((each) => each.id !== id)),
    onSuccess: (_, meal) => toast.undo('Meal removed', () => putBack(meal)),
    onError: (error, meal) => {
      putMeal(queries, meal);
      failed("Your meal couldn't be removed. Try again in a moment.")(error);
    },
    onSettled: refresh,
  });
}

/** Logs a meal's items again, today. */
export function useCopyMeal(onCopied: (meal: FoodLog) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (meal: FoodLog) =>
      callEndpoint(nutritionContract.copyMeal, { params: { id: meal.id }, body: { id: newId() } }),
    onSuccess: (meal) => {
      putMeal(queries, meal);
      void queries.invalidateQueries({ queryKey: nutritionKey });
      toast.success('Logged again', "You'll find it in today's meals.");
      onCopied(meal);
    },
    onError: failed("The meal couldn't be logged again. Try again in a moment."),
  });
}
