import type { Food } from '../foods/food';
import { noTraits } from '../foods/traits';

/** A food that a person saved, as the reader knows it; a portion weighs 380 g. */
export const ownFood = (name: string): Food => ({
  ...noTraits,
  id: `own-${name}`,
  name,
  otherNames: [],
  rank: 3,
  isRecipe: false,
  isSeparable: false,
  per100: { caloriesKcal: 160, proteinG: 9, carbsG: 14, fatsG: 7, fibreG: 3 },
  measures: [{ name: 'portion', grams: 380 }],
});
