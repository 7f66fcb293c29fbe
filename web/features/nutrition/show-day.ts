import type { QueryClient } from '@tanstack/react-query';
import type { FoodLog, NutritionDay } from '../../../shared/contracts/nutrition';
import type { LocalDate } from '../../../shared/rules/local-date';
import { sumOfNutrients } from '../../../shared/rules/nutrition/nutrients';
import { nutritionDayQuery } from './api/nutrition-queries';

type Drink = NutritionDay['water'][number];

/** The day with other entries and recomputed totals. */
export function dayWith(day: NutritionDay, meals: FoodLog[], water: Drink[]): NutritionDay {
  return {
    ...day,
    meals,
    mealsLogged: meals.length,
    totals: sumOfNutrients(meals.map(({ totals }) => totals)),
    water,
    waterMillilitres: water.reduce((sum, { millilitres }) => sum + millilitres, 0),
  };
}

function showDay(queries: QueryClient, date: LocalDate, change: (day: NutritionDay) => NutritionDay) {
  const show = (day: NutritionDay | undefined) => (day?.date === date ? change(day) : day);
  queries.setQueryData(nutritionDayQuery(date).queryKey, show);
  queries.setQueryData(nutritionDayQuery('today').queryKey, show);
}

/** Shows a day's meals right away. */
export const showMeals = (
  queries: QueryClient,
  date: LocalDate,
  change: (meals: FoodLog[]) => FoodLog[],
): void => showDay(queries, date, (day) => dayWith(day, change(day.meals), day.water));

/** Shows a day's drinks right away. */
export const showWater = (queries: QueryClient, date: LocalDate, change: (water: Drink[]) => Drink[]): void =>
  showDay(queries, date, (day) => dayWith(day, day.meals, change(day.water)));

const withEntry = <Entry extends { id: string }>(all: Entry[], entry: Entry) => [
  ...all.filter(({ id }) => id !== entry.id),
  entry,
];

export const putMeal = (queries: QueryClient, meal: FoodLog): void =>
  showMeals(queries, meal.date, (meals) => withEntry(meals, meal));

export const putDrink = (queries: QueryClient, drink: Drink): void =>
  showWater(queries, drink.date, (water) => withEntry(water, drink));
