import { canonicalWords } from '../foods/canonical-words';
import type { Food } from '../foods/food';
import { foodHolding } from '../foods/food-index';

/** No food has a longer name: what follows is another one. */
export const isLong = (name: string) => name.split(' ').length >= 5;

/** A food of the whole table with all of these words in its name. */
export function foodWithAll(text: string): Food | null {
  const food = foodHolding(canonicalWords(text));
  return food?.isSeparable ? null : food;
}

/** 'Bacon pasta salad' as the pasta salad it is: the longest end of these words that is a food, beyond the last name. */
export function foodEnding(text: string, name: string): Food | null {
  const words = text.split(' ');
  const most = words.length - name.split(' ').length - 1;
  const ends = Array.from({ length: Math.max(0, most) }, (_, index) => words.slice(index + 1).join(' '));
  // 'Chicken tikka wrap' is no dish of its own, 'chicken wrap' is.
  const kinds = words.slice(0, most + 1).map((word) => `${word} ${name}`);
  return [...ends, ...kinds].map(foodWithAll).find((food) => food !== null) ?? null;
}
