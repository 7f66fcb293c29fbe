import type { FoodLog, MealItem } from '../../shared/contracts/nutrition';
import type { MealType } from '../../shared/domain/nutrition/meal-types';
import { sumOfNutrients } from '../../shared/domain/nutrition/nutrients';
import { AppError } from '../platform/errors';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import { loggedItems } from './logged-items';
import type { NutritionDeps } from './nutrition-deps';

interface Target {
  userId: string;
  id: string;
}

/** Replaces a meal's items or what it is called; totals follow. */
export async function changeMeal(
  deps: Pick<NutritionDeps, 'logs' | 'storage' | 'ownFoods'>,
  { userId, id }: Target,
  changes: { mealType?: MealType | undefined; items?: MealItem[] | undefined },
): Promise<FoodLog> {
  const { logs, storage } = deps;
  const meal = await logs.readMeal(userId, id);
  if (!meal) throw new AppError('meal_not_found');
  const items = changes.items ? await loggedItems(deps, userId, changes.items) : meal.items;
  const changed: FoodLog = {
    ...meal,
    mealType: changes.mealType ?? meal.mealType,
    items,
    totals: sumOfNutrients(items.map(({ nutrients }) => nutrients)),
  };
  const refused = await refusedBy(transact(storage.documents, [logs.replaceMealItem(userId, changed)]));
  if (refused.length > 0) throw new AppError('meal_not_found');
  return changed;
}

/** Removes a meal or a drink. Points once earned stay. */
export async function removeEntry(
  { logs }: Pick<NutritionDeps, 'logs'>,
  kind: 'meal' | 'water',
  { userId, id }: Target,
): Promise<{ id: string }> {
  if (!(await logs.remove(userId, kind, id))) throw new AppError('meal_not_found');
  return { id };
}
