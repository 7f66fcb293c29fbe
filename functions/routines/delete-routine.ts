import { AppError } from '../platform/errors';
import type { RoutinesDeps } from './routines-deps';

/** Deletes a routine; workouts done with it stay. */
export async function deleteRoutine(
  { routines }: Pick<RoutinesDeps, 'routines'>,
  userId: string,
  routineId: string,
): Promise<{ id: string }> {
  if (!(await routines.remove(userId, routineId))) throw new AppError('routine_not_found');
  return { id: routineId };
}
