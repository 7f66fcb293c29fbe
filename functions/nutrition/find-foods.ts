import type { FoodAnswer, OwnFood } from '../../shared/contracts/foods';
import { AppError } from '../platform/errors';
import { canonicalWords } from './foods/canonical-words';
import { foodById } from './foods/food';
import { everydayNamesWithWord } from './foods/food-index';
import { allowedTypos, editsToBeginning } from './foods/near-words';
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

/** How a typed word names a word of an own food: 2 begins it, 1 is misspelled, 0 does not. */
function likeness(typed: string, word: string): number {
  if (word.startsWith(typed)) return 2;
  const most = everydayNamesWithWord(typed).length > 0 ? 0 : allowedTypos(typed);
  return most > 0 && editsToBeginning(typed, word, most) <= most ? 1 : 0;
}

/** How well an own food answers a query: the whole name, its beginning, any words of it, or misspelled ones; 0 if not. */
function rateOwn({ name }: OwnFood, query: readonly string[]): number {
  const words = canonicalWords(name);
  const alike = query.map((typed) => Math.max(0, ...words.map((word) => likeness(typed, word))));
  const least = Math.min(...alike);
  if (least < 2) return least;
  if (words.join(' ') === query.join(' ')) return 4;
  return words.join(' ').startsWith(query.join(' ')) ? 3 : 2;
}

/** The person's own foods that match the query, the nearest first, then built-in ones; at most `limit`. */
export async function findFoods(
  { ownFoods }: { ownFoods: Pick<NutritionDeps['ownFoods'], 'list'> },
  userId: string,
  { q, limit }: { q: string; limit: number },
): Promise<{ foods: FoodAnswer[] }> {
  const query = canonicalWords(q);
  const own = query.length === 0 ? [] : await ownFoods.list(userId);
  const answering = own
    .map((food) => ({ food, rating: rateOwn(food, query) }))
    .filter(({ rating }) => rating > 0)
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ food }) => food);
  return { foods: [...answering, ...searchFoods(q, limit).map(presentFood)].slice(0, limit) };
}
