import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { begunWorkout } from '../../../shared/rules/begun-workout';
import { planCustomWorkout } from '../../../shared/rules/custom-plan';
import { routineById, type PlannedMove } from '../../../shared/rules/routines';
import type { StartRequest } from './api/start-workout';
import type { ExerciseLookup } from './exercise-lookup';

interface Known {
  lookUp: ExerciseLookup;
  weightKg: number | null;
}

function movesOf({ request }: StartRequest['choice'], { lookUp, weightKg }: Known): readonly PlannedMove[] {
  if ('routineId' in request && !request.changed) return routineById(request.routineId)?.exercises ?? [];
  if (!('exercises' in request)) return [];
  const moves = request.exercises.map(({ exerciseId, workSeconds }) => {
    const exercise = lookUp(exerciseId);
    return exercise && { id: exercise.id, met: exercise.met, workSeconds };
  });
  return moves.every((move) => move !== undefined) ? planCustomWorkout(moves, weightKg) : [];
}

/** When the library was never loaded on this device. */
const wordsOf = (exerciseId: string) =>
  exerciseId.charAt(0).toUpperCase() + exerciseId.slice(1).replaceAll('-', ' ');

/** The session the server will make of a choice; null if only the server can tell. */
export function planOffline({ id, choice }: StartRequest, known: Known, now: Date): WorkoutSession | null {
  const nameOf = (exerciseId: string) => known.lookUp(exerciseId)?.name ?? wordsOf(exerciseId);
  const plan = movesOf(choice, known).map((move) => ({ ...move, name: nameOf(move.exerciseId) }));
  if (plan.length === 0) return null;
  const { request, name } = choice;
  return begunWorkout({
    id,
    routineId: 'routineId' in request ? request.routineId : null,
    title: name,
    startedAt: now.toISOString(),
    plan,
  });
}
