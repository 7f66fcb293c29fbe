import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import type { TimedMove } from '../../../../shared/rules/routines';
import type { ExerciseLookup } from '../exercise-lookup';

/** A warm-up or cooldown for the player: no rests, no calories, ids as names. */
export function movesPlan(moves: readonly TimedMove[]): PlannedExercise[] {
  return moves.map(({ exerciseId, seconds }) => ({
    exerciseId,
    name: exerciseId.replaceAll('-', ' '),
    workSeconds: seconds,
    restSeconds: 0,
    caloriesKcal: 0,
  }));
}

/** The plan with names from the library, once loaded. */
export function namedPlan(plan: readonly PlannedExercise[], lookUp: ExerciseLookup): PlannedExercise[] {
  return plan.map((planned) => ({ ...planned, name: lookUp(planned.exerciseId)?.name ?? planned.name }));
}

export function movesSeconds(moves: readonly TimedMove[]): number {
  return moves.reduce((sum, { seconds }) => sum + seconds, 0);
}
