import { titleSchema } from '../../../shared/contracts/values';
import { kcalOfGrams } from '../../../shared/rules/nutrition/energy';
import type { AnswerItem } from './photo-question';

/** A food as the model estimates it, with consistent numbers. */
export interface Estimate {
  name: string;
  grams: number;
  caloriesKcal: number;
  lowKcal: number;
  highKcal: number;
  proteinG: number;
  carbsG: number;
  fatsG: number;
}

const mostGrams = 3_000;
/** Nothing has more energy than fat. */
const mostKcalAGram = 9.1;
/** Energy and nutrients may differ by this share, to allow for fiber, alcohol, and rounding. */
const tolerance = 0.25;
/** A wider range says nothing. */
const widest = 4;

const within = (value: number | null, low: number, high: number): value is number =>
  value !== null && value >= low && value <= high;

/** If they disagree, the nutrients decide the energy: they are three estimates, it is one. */
function energyOf(stated: number | null, fromNutrients: number): number {
  const isStated = stated !== null && stated >= 0;
  if (!isStated) return fromNutrients;
  if (fromNutrients === 0) return stated;
  const apart = Math.abs(stated - fromNutrients);
  return apart <= tolerance * Math.max(stated, fromNutrients) ? stated : fromNutrients;
}

/** Low is below, high is above. A range that is missing, unusable, or too wide becomes the default one. */
function rangeOf(kcal: number, low: number | null, high: number | null): [low: number, high: number] {
  const [first = 0, second = 0] = [low ?? -1, high ?? -1].toSorted((a, b) => a - b);
  const isUseful = first >= 0 && second > 0 && second <= widest * Math.max(kcal, 1);
  if (!isUseful) return [kcal * (1 - tolerance), kcal * (1 + tolerance)];
  return [Math.min(first, kcal), Math.max(second, kcal)];
}

/** The item with consistent numbers; null if it cannot be true and is left out. */
export function mendEstimate(item: AnswerItem): Estimate | null {
  const name = titleSchema.safeParse(item.name.slice(0, 60));
  const { grams, proteinG, carbsG, fatsG } = item;
  if (!name.success || !within(grams, 1, mostGrams)) return null;
  const nutrients = [proteinG ?? 0, carbsG ?? 0, fatsG ?? 0];
  const [protein = 0, carbs = 0, fats = 0] = nutrients;
  if (Math.min(...nutrients) < 0 || protein + carbs + fats > grams * 1.05) return null;
  const caloriesKcal = energyOf(item.caloriesKcal, kcalOfGrams(protein, carbs, fats));
  if (caloriesKcal > grams * mostKcalAGram) return null;
  const [lowKcal, highKcal] = rangeOf(caloriesKcal, item.lowKcal, item.highKcal);
  return {
    name: name.data,
    grams,
    caloriesKcal,
    lowKcal,
    highKcal,
    proteinG: protein,
    carbsG: carbs,
    fatsG: fats,
  };
}
