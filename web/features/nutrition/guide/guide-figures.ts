import figures from './guide-figures.json';

/** A food in the guide, by its name in the food table. */
export type GuideFood = keyof typeof figures;

/** Nutrients in a portion: energy in kcal, the rest in grams. */
export interface PortionFigures {
  name: string;
  /** '1 handful, 30 g'. */
  portion: string;
  caloriesKcal: number;
  proteinG: number;
  carbsG: number;
  fatsG: number;
  fibreG: number;
}

export type GuideNutrient = 'proteinG' | 'carbsG' | 'fatsG' | 'fibreG';

/** The guide's figures, generated from the food table. */
export const figuresOf = (food: GuideFood): PortionFigures => figures[food];
