import type { Food } from '../foods/food';
import { plainIngredient } from './ingredient-line';
import { readSentence, type ReadSentence } from './read-sentence';

/** The ingredients of a recipe, one a line: what is bought raw or dry is meant that way, not as it is eaten. */
export function readIngredients(text: string, ownFoods: readonly Food[] = []): ReadSentence {
  const read = text
    .split(/[\n;]/)
    .filter((line) => line.trim() !== '')
    .map((line) => readSentence(plainIngredient(line), ownFoods, true));
  return { items: read.flatMap(({ items }) => items), unread: read.flatMap(({ unread }) => unread) };
}
