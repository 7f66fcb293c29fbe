import figures from './guide-figures.json';

/** A food that the guide tells of. */
export type GuideFood = keyof typeof figures;

/** What a portion of it holds: energy in kcal, the rest in grams. */
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

/** The figures of the guide, made from the table of foods. */
export const figuresOf = (food: GuideFood): PortionFigures => figures[food];
