import { maximumRoutines, type OwnRoutine } from '../../shared/contracts/routines';
import { AppError } from '../platform/errors';
import type { RoutinesDeps } from './routines-deps';

/** Stores a new routine; a repeat of the ID returns the stored one. */
export async function createRoutine(
  { routines, findExercises, clock }: RoutinesDeps,
  userId: string,
  request: Pick<OwnRoutine, 'id' | 'name' | 'exercises'>,
): Promise<OwnRoutine> {
  const stored = await routines.read(userId, request.id);
  if (stored) return stored;
  await findExercises(request.exercises.map(({ exerciseId }) => exerciseId));
  const now = clock.now().toISOString();
  const routine = { ...request, createdAt: now, updatedAt: now };
  const outcome = await routines.create(userId, routine, maximumRoutines);
  if (outcome === 'full') throw new AppError('too_many_routines');
  if (outcome === 'created') return routine;
  const faster = await routines.read(userId, request.id);
  if (!faster) throw new AppError('routine_not_found');
  return faster;
}
