const minimumExerciseKcal = 3;
const maximumExerciseKcal = 10;
// Used until the weight is known; the middle of the Compendium's reference range.
const defaultWeightKg = 70;

/** Whole minutes in `seconds`, rounded down. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/** Calories (kcal) of the finished positions of a plan; a position counts once, a skipped one adds nothing. */
export function caloriesOfFinished(
  plan: readonly { caloriesKcal: number }[],
  finishedPositions: readonly number[],
): number {
  return [...new Set(finishedPositions)].reduce(
    (sum, position) => sum + (plan[position]?.caloriesKcal ?? 0),
    0,
  );
}

/**
 * Calories (kcal, not rounded) of so many seconds at an intensity; 70 kg where the weight is unknown.
 * kcal = MET × 3.5 × kg / 200 × minutes, from 1 MET = 3.5 ml O2 per kg and minute and 5 kcal per liter of O2
 * (Ainsworth et al., 2011 Compendium of Physical Activities, Med Sci Sports Exerc 43(8):1575–1581).
 */
function caloriesAt(met: number, weightKg: number | null, seconds: number): number {
  return (met * 3.5 * (weightKg ?? defaultWeightKg) * seconds) / (200 * 60);
}

/**
 * Calories (kcal) of a step in which another exercise takes the same seconds, within 3 to 10 unless the first was
 * outside. Player and server both swap, so both use this.
 */
export function caloriesAtEffort(kcal: number, from: { met: number }, to: { met: number }): number {
  const least = Math.min(minimumExerciseKcal, kcal);
  const most = Math.max(maximumExerciseKcal, kcal);
  return Math.min(most, Math.max(least, Math.round((kcal * to.met) / from.met)));
}

/** Estimated calories of one step of a circuit, whole and at least 1 kcal. */
export function caloriesOfWork(met: number, weightKg: number | null, seconds: number): number {
  return Math.max(1, Math.round(caloriesAt(met, weightKg, seconds)));
}

/** Estimated calories of one exercise in a custom workout, whole and within 3 to 10 kcal. */
export function estimatedCalories(met: number, weightKg: number | null, seconds: number): number {
  const kcal = Math.round(caloriesAt(met, weightKg, seconds));
  return Math.min(maximumExerciseKcal, Math.max(minimumExerciseKcal, kcal));
}
