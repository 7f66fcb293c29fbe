import { gramsSchema, type OwnFood } from '../../shared/contracts/foods';
import type { ReadItemAnswer } from '../../shared/contracts/nutrition';
import { nutrientsOf } from '../../shared/rules/nutrition/nutrients';
import { foodById, type Food } from './foods/food';
import { noTraits } from './foods/traits';
import { presentFood } from './present-food';
import { isLikely } from './sentences/likely-amounts';
import type { ReadItem } from './sentences/read-item';
import { readIngredients } from './sentences/read-ingredients';
import { readSentence } from './sentences/read-sentence';

const mostItems = 40;

/** A food of the person's own, as the reader knows foods. */
const readable = ({ id, name, per100, measures }: OwnFood): Food => ({
  ...noTraits,
  id,
  name,
  otherNames: [],
  rank: 3,
  isRecipe: false,
  isSeparable: false,
  per100,
  measures,
});

interface How {
  as?: 'meal' | 'ingredients';
  ownFoods?: readonly OwnFood[];
}

/**
 * The foods of a sentence, or of a recipe's lines, with their values, to be confirmed. Those of the person's own come
 * first. An amount that cannot be logged becomes the portion.
 */
export function presentSentence(
  text: string,
  { as = 'meal', ownFoods = [] }: How = {},
): { items: ReadItemAnswer[]; unread: string[] } {
  const isMeal = as === 'meal';
  // A recipe inside a recipe could contain itself.
  const known = ownFoods.filter(({ kind }) => isMeal || kind === 'food');
  const { items, unread } = (isMeal ? readSentence : readIngredients)(text, known.map(readable));
  const ownById = new Map(ownFoods.map((food) => [food.id, food]));
  const present = ({ food, grams: told, isSure }: ReadItem): ReadItemAnswer => {
    const isLoggable = gramsSchema.safeParse(told).success;
    const grams = Math.max(1, Math.round(isLoggable ? told : (food.measures[0]?.grams ?? 100)));
    return {
      food: ownById.get(food.id) ?? presentFood(food),
      grams,
      nutrients: nutrientsOf(food.per100, grams),
      isSure: isSure && isLoggable,
      isOutOfRange: !isLoggable || !isLikely({ food, grams: told, isSure }),
    };
  };
  return { items: items.slice(0, mostItems).map(present), unread };
}

/** Foods by their IDs, with amounts; those that are no longer there are left out. */
export const presentItems = (
  items: readonly { foodId: string; grams: number }[],
  ownFoods: readonly OwnFood[] = [],
): ReadItemAnswer[] =>
  items.flatMap(({ foodId, grams }) => {
    const known = foodById(foodId);
    const food = known ? presentFood(known) : ownFoods.find(({ id }) => id === foodId);
    if (!food) return [];
    return [{ food, nutrients: nutrientsOf(food.per100, grams), grams, isSure: true, isOutOfRange: false }];
  });
