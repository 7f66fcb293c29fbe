import type { Food } from '../foods/food';

/** A food from a sentence; unsure if name or amount had to be guessed. */
export interface ReadItem {
  food: Food;
  grams: number;
  isSure: boolean;
}
