import type { OwnRoutine } from '../../shared/contracts/routines';
import { AppError } from '../platform/errors';
import type { RoutinesDeps } from './routines-deps';

export interface ChangeRequest {
  name?: string | undefined;
  exercises?: OwnRoutine['exercises'] | undefined;
}

/** Renames a routine or replaces its exercises. */
export async function changeRoutine(
  { routines, findExercises, clock }: RoutinesDeps,
  target: { userId: string; routineId: string },
  { name, exercises }: ChangeRequest,
): Promise<OwnRoutine> {
  const { userId, routineId } = target;
  if (exercises) await findExercises(exercises.map(({ exerciseId }) => exerciseId));
  const changes = { ...(name && { name }), ...(exercises && { exercises }) };
  const changed = await routines.change(userId, routineId, {
    ...changes,
    updatedAt: clock.now().toISOString(),
  });
  if (!changed) throw new AppError('routine_not_found');
  return changed;
}
