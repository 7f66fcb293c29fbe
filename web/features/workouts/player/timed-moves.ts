import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import type { TimedMove } from '../../../../shared/rules/routines';
import type { ExerciseLookup } from '../exercise-lookup';

/** Warm-up or cool-down as the player runs it: no rest between, no calories. Ids stand for names. */
export function movesPlan(moves: readonly TimedMove[]): PlannedExercise[] {
  return moves.map(({ exerciseId, seconds }) => ({
    exerciseId,
    name: exerciseId.replaceAll('-', ' '),
    workSeconds: seconds,
    restSeconds: 0,
    caloriesKcal: 0,
  }));
}

/** The plan with the library's names, as far as the library is here. */
export function namedPlan(plan: readonly PlannedExercise[], lookUp: ExerciseLookup): PlannedExercise[] {
  return plan.map((planned) => ({ ...planned, name: lookUp(planned.exerciseId)?.name ?? planned.name }));
}

export function movesSeconds(moves: readonly TimedMove[]): number {
  return moves.reduce((sum, { seconds }) => sum + seconds, 0);
}
