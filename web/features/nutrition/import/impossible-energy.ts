import type { Nutrients } from '../../../../shared/rules/nutrition/nutrients';

/** Rounding on a label: half a kcal, and half a gram of each nutrient. */
const rounding = 15;

/** The strongest drinks are this part alcohol. */
const mostAlcohol = 0.45;
const kcalOfAlcohol = 7;

/**
 * The least and most kcal that `grams` of a food with these nutrients can have, by the factors of Regulation (EU)
 * 1169/2011 (4 protein and carbs, 9 fat, 2 fiber, 7 alcohol) and a fifth for how labels measure. Sweeteners make carbs
 * count for half; without protein and fat, the rest may be alcohol.
 */
export function energyRange({ proteinG, carbsG, fatsG, fibreG }: Nutrients, grams: number) {
  const sure = 4 * proteinG + 9 * fatsG;
  const rest = Math.max(0, grams - proteinG - carbsG - fatsG);
  const isDrink = proteinG * 100 < grams && fatsG * 100 < grams;
  const alcohol = isDrink ? kcalOfAlcohol * Math.min(rest, mostAlcohol * grams) : 0;
  return {
    least: 0.8 * (sure + 2 * Math.max(0, carbsG - fibreG)) - rounding,
    most: 1.2 * (sure + 4 * carbsG + 2 * fibreG) + alcohol + rounding,
  };
}
