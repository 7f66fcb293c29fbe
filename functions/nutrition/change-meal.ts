import type { FoodLog, LoggedItem, MealItem } from '../../shared/contracts/nutrition';
import type { MealType } from '../../shared/rules/nutrition/meal-types';
import { sumOfNutrients } from '../../shared/rules/nutrition/nutrients';
import { AppError } from '../platform/errors';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import { loggedItems } from './logged-items';
import type { NutritionDeps } from './nutrition-deps';

interface Target {
  userId: string;
  id: string;
}

const sayTheSame = (a: LoggedItem, b: LoggedItem) =>
  a.foodId === b.foodId &&
  a.name === b.name &&
  a.grams === b.grams &&
  a.nutrients.caloriesKcal === b.nutrients.caloriesKcal;

/** Unchanged items keep their source: editing one item leaves a photo's other estimates as estimates. */
const asTheyWere = (items: readonly LoggedItem[], before: readonly LoggedItem[]): LoggedItem[] =>
  items.map((item) => before.find((old) => sayTheSame(old, item)) ?? item);

/** Replaces a meal's items or its name; totals follow. */
export async function changeMeal(
  deps: Pick<NutritionDeps, 'logs' | 'storage' | 'ownFoods'>,
  { userId, id }: Target,
  changes: { mealType?: MealType | undefined; items?: MealItem[] | undefined },
): Promise<FoodLog> {
  const { logs, storage } = deps;
  const meal = await logs.readMeal(userId, id);
  if (!meal) throw new AppError('meal_not_found');
  const items = changes.items
    ? asTheyWere(await loggedItems(deps, userId, changes.items), meal.items)
    : meal.items;
  const changed = {
    ...meal,
    mealType: changes.mealType ?? meal.mealType,
    items,
    totals: sumOfNutrients(items.map(({ nutrients }) => nutrients)),
  };
  const refused = await refusedBy(transact(storage.documents, [logs.changeMealItem(userId, changed)]));
  if (refused.length > 0) throw new AppError('meal_not_found');
  return changed;
}

export async function removeWater(
  { logs }: Pick<NutritionDeps, 'logs'>,
  { userId, id }: Target,
): Promise<{ id: string }> {
  if (!(await logs.removeWater(userId, id))) throw new AppError('meal_not_found');
  return { id };
}
