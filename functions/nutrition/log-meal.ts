import type { FoodLog, MealItem } from '../../shared/contracts/nutrition';
import type { LocalDate } from '../../shared/rules/local-date';
import type { MealType } from '../../shared/rules/nutrition/meal-types';
import { AppError } from '../platform/errors';
import { loggedItems } from './logged-items';
import type { NutritionDeps, Requester } from './nutrition-deps';
import { storeMeal } from './store-meal';

interface EntryRequest {
  id: string;
  date?: LocalDate | undefined;
  mealType?: MealType | undefined;
}

/** Logs a meal of foods, with its photo if there is one. */
export const logMeal = (
  deps: NutritionDeps,
  requester: Requester,
  {
    items,
    mealType,
    ...request
  }: EntryRequest & {
    items: MealItem[];
    eatenAt?: string | undefined;
    photoId?: string | undefined;
  },
): Promise<FoodLog> =>
  storeMeal(deps, requester, request, async () => ({
    items: await loggedItems(deps, requester.userId, items),
    mealType,
  }));

/** Logs the items of another meal under a new ID. */
export async function copyMeal(
  deps: NutritionDeps,
  requester: Requester,
  originalId: string,
  { mealType, ...request }: EntryRequest,
): Promise<FoodLog> {
  const original = await deps.logs.readMeal(requester.userId, originalId);
  if (!original) throw new AppError('meal_not_found');
  return storeMeal(deps, requester, request, async () => ({ items: original.items, mealType }));
}
