import type { FoodAnswer, OwnFood } from '../../shared/contracts/foods';
import { AppError } from '../platform/errors';
import { canonicalWords } from './foods/canonical-words';
import { foodById } from './foods/food';
import { searchFoods } from './foods/search-foods';
import type { NutritionDeps } from './nutrition-deps';
import { presentFood } from './present-food';

const isOwn = (id: string) => id.startsWith('own-');

/** Looks up foods by ID, both built-in and the person's own; throws food_not_found for others. */
export async function createFindFood(
  { ownFoods }: Pick<NutritionDeps, 'ownFoods'>,
  userId: string,
  ids: readonly string[],
): Promise<(id: string) => FoodAnswer | OwnFood> {
  const own = ids.some(isOwn) ? await ownFoods.list(userId) : [];
  const ownById = new Map(own.map((food) => [food.id, food]));
  return (id) => {
    const builtIn = foodById(id);
    const food = builtIn ? presentFood(builtIn) : ownById.get(id);
    if (!food) throw new AppError('food_not_found');
    return food;
  };
}

/** Whether every word of the query begins a word of the name. */
function answers({ name }: OwnFood, query: readonly string[]): boolean {
  const words = canonicalWords(name);
  return query.every((typed) => words.some((word) => word.startsWith(typed)));
}

/** The person's own foods that match the query, then built-in ones; at most `limit`. */
export async function findFoods(
  { ownFoods }: Pick<NutritionDeps, 'ownFoods'>,
  userId: string,
  { q, limit }: { q: string; limit: number },
): Promise<{ foods: FoodAnswer[] }> {
  const query = canonicalWords(q);
  const own = query.length === 0 ? [] : await ownFoods.list(userId);
  const answering = own.filter((food) => answers(food, query));
  return { foods: [...answering, ...searchFoods(q, limit).map(presentFood)].slice(0, limit) };
}
