import type { Food } from '../foods/food';

/** A food that a sentence tells of; unsure where name or amount had to be guessed. */
export interface ReadItem {
  food: Food;
  grams: number;
  isSure: boolean;
}
