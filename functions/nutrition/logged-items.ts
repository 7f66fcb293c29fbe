import type { LoggedItem, MealItem } from '../../shared/contracts/nutrition';
import { nutrientsOf } from '../../shared/domain/nutrition/nutrients';
import { AppError } from '../platform/errors';
import { foodById } from './foods/food';

/** Items as they are stored: values come from the table, whatever the client showed. Throws food_not_found. */
export const loggedItems = (items: readonly MealItem[]): LoggedItem[] =>
  items.map((item) => {
    if (!('foodId' in item)) return { foodId: null, ...item, source: 'own' };
    const food = foodById(item.foodId);
    if (!food) throw new AppError('food_not_found');
    const { id: foodId, name, per100, isRecipe } = food;
    const source = isRecipe ? 'estimate' : 'USDA';
    return { foodId, name, grams: item.grams, nutrients: nutrientsOf(per100, item.grams), source };
  });
