import type { SuitedWorkout } from '../../shared/contracts/workouts';
import { customBounds, estimatedMinutes } from '../../shared/rules/custom-plan';
import { isolated } from '../../shared/rules/isolated';
import { AppError } from '../platform/errors';
import type { WorkoutDeps } from './workouts-deps';

type Deps = Pick<WorkoutDeps, 'sessions' | 'readPerson' | 'readAreFriends' | 'findSuited'>;

const { work, exercises: count } = customBounds;
const withinBounds = (seconds: number) => Math.min(work.maximum, Math.max(work.minimum, seconds));

/** The workout, if its owner shared it and the two are friends. */
async function readShared(
  { sessions, readPerson, readAreFriends }: Deps,
  userId: string,
  { friendId, sessionId }: { friendId: string; sessionId: string },
) {
  const [areFriends, friend, session] = await Promise.all([
    readAreFriends(userId, friendId),
    readPerson(friendId),
    sessions.read(friendId, sessionId),
  ]);
  if (!areFriends || friend?.state !== 'active' || !session?.sharedAt)
    throw new AppError('shared_workout_not_found');
  return session;
}

/** A friend's shared workout, without what the person should leave out, and with what replaces it. */
export async function readSharedWorkout(
  deps: Deps,
  userId: string,
  shared: { friendId: string; sessionId: string },
): Promise<SuitedWorkout> {
  const { title, plan } = await readShared(deps, userId, shared);
  const name = `“${isolated(title.replaceAll(/[“”]/g, "'"))}”`;
  const suited = await deps.findSuited(userId, { name, exercises: plan, warmUp: [], coolDown: [] });
  if (!suited) throw new AppError('shared_workout_not_suitable');
  const exercises = suited.exercises.slice(0, count.maximum).map(({ exerciseId, workSeconds }) => ({
    exerciseId,
    workSeconds: withinBounds(workSeconds),
  }));
  return { title, minutes: estimatedMinutes(exercises), exercises, advice: suited.advice };
}
