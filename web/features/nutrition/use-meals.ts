import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ulid } from 'ulid';
import type { CallOf } from '../../../shared/contracts/endpoint';
import { nutritionContract, type FoodLog, type NutritionDay } from '../../../shared/contracts/nutrition';
import { sumOfNutrients } from '../../../shared/domain/nutrition/nutrients';
import { messageOf } from '../../lib/api/api-error';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { toast } from '../../ui/toast';
import { nutritionDayQuery, nutritionKey } from './api/nutrition-queries';

type LogBody = CallOf<typeof nutritionContract.logMeal>['body'];
type ChangeBody = CallOf<typeof nutritionContract.changeMeal>['body'];

/** Shows a day's meals at once, with totals that follow. */
function showMeals(queries: QueryClient, date: FoodLog['date'], change: (meals: FoodLog[]) => FoodLog[]) {
  const show = (day: NutritionDay | undefined): NutritionDay | undefined => {
    if (day?.date !== date) return day;
    const meals = change(day.meals);
    return {
      ...day,
      meals,
      mealsLogged: meals.length,
      totals: sumOfNutrients(meals.map(({ totals }) => totals)),
    };
  };
  queries.setQueryData(nutritionDayQuery(date).queryKey, show);
  queries.setQueryData(nutritionDayQuery('today').queryKey, show);
}

const putMeal = (queries: QueryClient, meal: FoodLog) =>
  showMeals(queries, meal.date, (meals) => [...meals.filter(({ id }) => id !== meal.id), meal]);

const failed = (text: string) => (error: unknown) => toast.error('Error', messageOf(error, text));

/** Logs a meal; `onLogged` is given it as it was stored. A repeat under the same id stores nothing twice. */
export function useLogMeal(onLogged: (meal: FoodLog) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: LogBody) => callEndpoint(nutritionContract.logMeal, { body }),
    onSuccess: (meal) => {
      putMeal(queries, meal);
      void queries.invalidateQueries({ queryKey: nutritionKey });
      onLogged(meal);
    },
    onError: failed('Your meal could not be saved. Try again in a moment.'),
  });
}

/** Changes a logged meal. */
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
    onError: failed('Your meal could not be changed. Try again in a moment.'),
  });
}

/** Takes a meal out at once and offers to put it back. */
export function useRemoveMeal() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: nutritionKey });
  const { mutate: putBack } = useMutation({
    mutationFn: ({ id, date, mealType, items, photoId }: FoodLog) =>
      callEndpoint(nutritionContract.logMeal, {
        body: { id: id.slice(date.length + 1), date, mealType, items: items.map(itemOf), photoId },
      }),
    onSuccess: (meal) => putMeal(queries, meal),
    onError: failed('Your meal could not be put back.'),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: FoodLog) => callEndpoint(nutritionContract.removeMeal, { params: { id } }),
    onMutate: ({ id, date }) => showMeals(queries, date, (meals) => meals.filter((each) => each.id !== id)),
    onSuccess: (_, meal) => toast.offer('Meal removed', { label: 'Undo', run: () => putBack(meal) }),
    onError: (error, meal) => {
      putMeal(queries, meal);
      failed('Your meal could not be removed. Try again in a moment.')(error);
    },
    onSettled: refresh,
  });
}

const itemOf = ({ foodId, grams, name, nutrients }: FoodLog['items'][number]) =>
  foodId !== null && grams !== null ? { foodId, grams } : { name, nutrients, grams };

/** Logs the items of a meal once more, today. */
export function useCopyMeal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (meal: FoodLog) =>
      callEndpoint(nutritionContract.copyMeal, { params: { id: meal.id }, body: { id: ulid() } }),
    onSuccess: (meal) => {
      putMeal(queries, meal);
      void queries.invalidateQueries({ queryKey: nutritionKey });
      toast.success('Logged again', 'You find it among the meals of today.');
    },
    onError: failed('The meal could not be logged again. Try again in a moment.'),
  });
}
