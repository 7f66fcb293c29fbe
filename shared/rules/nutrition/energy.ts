import { grouped } from '../number-text';
import { kcalPerGram } from './nutrients';

/** Energy of grams of protein, carbs, and fats in kcal. */
export const kcalOfGrams = (protein: number, carbs: number, fats: number): number =>
  protein * kcalPerGram.protein + carbs * kcalPerGram.carbs + fats * kcalPerGram.fats;

/** The calorie of labels is 4.184 J (NIST SP 811, appendix B.8). */
const kilojoulesPerKcal = 4.184;

/** Kilojoules as whole kcal. */
export const kcalOfKilojoules = (kilojoules: number): number => Math.round(kilojoules / kilojoulesPerKcal);

/** Numbers as typed from a label; null for a field left empty. */
export interface TypedNumbers {
  caloriesKcal: number;
  proteinG: number | null;
  carbsG: number | null;
  fatsG: number | null;
  /** Some labels count it among the carbs, though it has less energy. */
  fibreG?: number | null;
}

/** Labels round, and sweeteners, fiber, and organic acids have less energy than their group. */
const labelTolerance = { share: 0.25, kcal: 25 };
/** Alcohol is on no label's macros: a bottle of wine has about 70 g, at 7 kcal each. */
const alcoholKcal = 500;

function isMore(kcal: number, told: number): boolean {
  return kcal > told * (1 + labelTolerance.share) + labelTolerance.kcal;
}

/** Calories above all three macros that neither alcohol nor rounding explains, or that are kilojoules. */
function isFarAbove(told: number, kcal: number, fatsG: number): boolean {
  const isKilojoules = fatsG > 0 && Math.abs(told / kcal / kilojoulesPerKcal - 1) < 0.1;
  return isKilojoules || told > kcal * 1.5 + alcoholKcal;
}

/**
 * What to ask about numbers that can hardly be true together, such as 100 kcal with 200 g of protein; null if nothing.
 * Empty macros are unknown, so calories alone are never asked about.
 */
export function energyQuestion(numbers: TypedNumbers): string | null {
  const { caloriesKcal, proteinG, carbsG, fatsG, fibreG } = numbers;
  const carbs = Math.max(0, (carbsG ?? 0) - (fibreG ?? 0));
  const parts = [
    { name: 'protein', grams: proteinG ?? 0, kcal: (proteinG ?? 0) * kcalPerGram.protein },
    { name: 'carbs', grams: carbsG ?? 0, kcal: carbs * kcalPerGram.carbs },
    { name: 'fats', grams: fatsG ?? 0, kcal: (fatsG ?? 0) * kcalPerGram.fats },
  ];
  const alone = parts.find(({ kcal }) => isMore(kcal, caloriesKcal));
  if (alone)
    return `${alone.grams} g ${alone.name} alone is ${grouped(Math.round(alone.kcal))} kcal. Is that right?`;
  const kcal = parts.reduce((sum, part) => sum + part.kcal, 0);
  const isFull = proteinG !== null && carbsG !== null && fatsG !== null;
  if (!isMore(kcal, caloriesKcal) && !(isFull && isFarAbove(caloriesKcal, kcal, fatsG))) return null;
  const told = grouped(Math.round(caloriesKcal));
  return `Protein, carbs, and fats come to ${grouped(Math.round(kcal))} kcal. Is ${told} kcal right?`;
}

/** More than this in one serving is rather a wrong number of servings. */
const greatestServingKcal = 2_000;

/** What to ask about a recipe whose servings are very large; null if nothing. */
export function servingQuestion(totalKcal: number, servings: number): string | null {
  const kcal = Math.round(totalKcal / servings);
  return kcal > greatestServingKcal ? `That's ${grouped(kcal)} kcal a serving. Is that right?` : null;
}
