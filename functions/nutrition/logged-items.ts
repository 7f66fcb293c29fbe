import type { LoggedItem, MealItem } from '../../shared/contracts/nutrition';
import { nutrientsOf } from '../../shared/rules/nutrition/nutrients';
import { createFindFood } from './find-foods';
import type { NutritionDeps } from './nutrition-deps';

/**
 * Items as they are stored: values come from the table or the person's own foods, whatever the client showed. Throws
 * food_not_found.
 */
export async function loggedItems(
  deps: Pick<NutritionDeps, 'ownFoods'>,
  userId: string,
  items: readonly MealItem[],
): Promise<LoggedItem[]> {
  const ids = items.flatMap((item) => ('foodId' in item ? [item.foodId] : []));
  const findFood = await createFindFood(deps, userId, ids);
  return items.map((item) => {
    if (!('foodId' in item)) {
      const { isEstimate = false, ...told } = item;
      return { foodId: null, ...told, source: isEstimate ? 'estimate' : 'own' };
    }
    const { id: foodId, name, per100, source } = findFood(item.foodId);
    return { foodId, name, grams: item.grams, nutrients: nutrientsOf(per100, item.grams), source };
  });
}
