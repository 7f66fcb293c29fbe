import { gramsSchema } from '../../shared/contracts/foods';
import type { ReadItemAnswer } from '../../shared/contracts/nutrition';
import { nutrientsOf } from '../../shared/domain/nutrition/nutrients';
import { presentFood } from './present-food';
import { readSentence } from './sentences/read-sentence';

const mostItems = 40;

/** The foods of a sentence with what they hold, to be confirmed. An amount that cannot be logged becomes the portion. */
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
