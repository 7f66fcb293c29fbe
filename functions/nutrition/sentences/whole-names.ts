import { canonicalWords } from '../foods/canonical-words';
import type { Food } from '../foods/food';
import { foodHolding } from '../foods/food-index';

/** No food has a longer name, so anything longer includes another food. */
export const isLong = (name: string) => name.split(' ').length >= 5;

/** A food of the full table with all of these words in its name. */
export function foodWithAll(text: string): Food | null {
  const food = foodHolding(canonicalWords(text));
  return food?.isSeparable ? null : food;
}

/** Reads 'bacon pasta salad' as a pasta salad: the longest ending of these words that is a food, beyond the last name. */
export function foodEnding(text: string, name: string): Food | null {
  const words = text.split(' ');
  const most = words.length - name.split(' ').length - 1;
  const ends = Array.from({ length: Math.max(0, most) }, (_, index) => words.slice(index + 1).join(' '));
  // 'Chicken tikka wrap' is not in the table, 'chicken wrap' is.
  const kinds = words.slice(0, most + 1).map((word) => `${word} ${name}`);
  return [...ends, ...kinds].map(foodWithAll).find((food) => food !== null) ?? null;
}
