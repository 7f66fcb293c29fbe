import { gramsSchema } from '../../shared/contracts/foods';
import type { ReadItemAnswer } from '../../shared/contracts/nutrition';
import { nutrientsOf } from '../../shared/rules/nutrition/nutrients';
import { foodById } from './foods/food';
import { presentFood } from './present-food';
import { readSentence } from './sentences/read-sentence';

const mostItems = 40;

/** The foods of a sentence with their values, to be confirmed. An amount that cannot be logged becomes the portion. */
export function presentSentence(text: string): { items: ReadItemAnswer[]; unread: string[] } {
  const { items, unread } = readSentence(text);
  const answers = items.slice(0, mostItems).map(({ food, grams: read, isSure }) => {
    const isLoggable = gramsSchema.safeParse(read).success;
    const grams = Math.max(1, Math.round(isLoggable ? read : (food.measures[0]?.grams ?? 100)));
    const nutrients = nutrientsOf(food.per100, grams);
    return {
      food: presentFood(food),
      grams,
      nutrients,
      isSure: isSure && isLoggable,
      isOutOfRange: !isLoggable,
    };
  });
  return { items: answers, unread };
}

/** Foods of the table by their IDs, with amounts; those no longer in the table are left out. */
export const presentItems = (items: readonly { foodId: string; grams: number }[]): ReadItemAnswer[] =>
  items.flatMap(({ foodId, grams }) => {
    const food = foodById(foodId);
    const known = { grams, isSure: true, isOutOfRange: false };
    return food ? [{ food: presentFood(food), nutrients: nutrientsOf(food.per100, grams), ...known }] : [];
  });
