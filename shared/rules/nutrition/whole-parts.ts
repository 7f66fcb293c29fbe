import { sumOfNutrients, type Nutrients } from './nutrients';

/**
 * Amounts as whole numbers that add up to their own rounded total, by largest remainder: who sees the parts and the sum
 * can add them. Pass the total where it is shown from elsewhere.
 */
export function wholeParts(amounts: readonly number[], total = sumOf(amounts)): number[] {
  const least = amounts.map(Math.floor);
  const missing = Math.round(total) - sumOf(least);
  const byRemainder = amounts
    .map((amount, index) => ({ index, remainder: amount - Math.floor(amount) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, Math.max(0, missing)).map(({ index }) => index));
  return least.map((amount, index) => (raised.has(index) ? amount + 1 : amount));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The same for every nutrient of foods or meals that are shown with their sum. */
export function wholeNutrients(all: readonly Nutrients[]): Nutrients[] {
  const sum = sumOfNutrients(all);
  const partsOf = (field: keyof Nutrients) =>
    wholeParts(
      all.map((each) => each[field]),
      sum[field],
    );
  const [kcal, protein, carbs, fats, fiber] = [
    partsOf('caloriesKcal'),
    partsOf('proteinG'),
    partsOf('carbsG'),
    partsOf('fatsG'),
    partsOf('fibreG'),
  ];
  return all.map((_, index) => ({
    caloriesKcal: kcal[index] ?? 0,
    proteinG: protein[index] ?? 0,
    carbsG: carbs[index] ?? 0,
    fatsG: fats[index] ?? 0,
    fibreG: fiber[index] ?? 0,
  }));
}
