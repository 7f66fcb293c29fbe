import type { Food } from '../foods/food';

/** A food named at some position of a sentence. */
export interface FoundName {
  food: Food;
  length: number;
  isPlural: boolean;
  /** Found by likeness: misspelled, or a dish like the one that was named. */
  isGuess: boolean;
}
