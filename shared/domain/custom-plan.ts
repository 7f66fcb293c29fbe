import type { Exercise } from './exercises/exercise';
import type { PlannedMove } from './routines';
import { estimatedCalories } from './workout-rules';

const workSeconds = 80;
const restSeconds = 40;
/** What a custom workout is estimated at per exercise: work and the rest after it. */
export const customExerciseSeconds = workSeconds + restSeconds;

/**
 * The plan of a custom workout: 80 s of work and 40 s of rest per exercise, none after the last. Calories are
 * estimates for the work only; without a known weight those of 70 kg.
 */
export function planCustomWorkout(exercises: readonly Exercise[], weightKg: number | null): PlannedMove[] {
  return exercises.map(({ id, met }, index) => ({
    exerciseId: id,
    workSeconds,
    restSeconds: index === exercises.length - 1 ? 0 : restSeconds,
    caloriesKcal: estimatedCalories(met, weightKg, workSeconds),
  }));
}
