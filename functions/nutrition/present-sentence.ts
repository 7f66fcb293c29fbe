import type { ReadItemAnswer } from '../../shared/contracts/nutrition';
import { nutrientsOf } from '../../shared/domain/nutrition/nutrients';
import { presentFood } from './present-food';
import { readSentence } from './sentences/read-sentence';

/** The foods of a sentence with what they hold, to be confirmed. */
export function presentSentence(text: string): { items: ReadItemAnswer[]; unread: string[] } {
  const { items, unread } = readSentence(text);
  const answers = items.map(({ food, grams, isSure }) => ({
    food: presentFood(food),
    grams: Math.max(1, Math.round(grams)),
    nutrients: nutrientsOf(food.per100, grams),
    isSure,
  }));
  return { items: answers, unread };
}
