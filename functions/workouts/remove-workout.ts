import type { WorkoutSession } from '../../shared/contracts/workouts';
import { localDateSchema } from '../../shared/domain/local-date';
import { workoutOfDayItem } from '../activity/public';
import { workoutCountItem } from '../people/public';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { refusedBy } from '../platform/storage/conditions';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { Sign } from '../platform/storage/update';
import { completesChallenge } from './complete-workout';
import type { WorkoutDeps } from './workouts-deps';

type RemoveDeps = Pick<WorkoutDeps, 'storage' | 'sessions'>;

interface Target {
  userId: string;
  sessionId: string;
  correlationId: string;
}

/** The session's part of its day and of the person's counters. */
function countItems(
  { storage }: RemoveDeps,
  userId: string,
  session: WorkoutSession,
  sign: Sign,
): TransactItem[] {
  if (!session.counted) return [];
  const { activeSeconds, durationMinutes: minutes, caloriesBurned: caloriesKcal } = session;
  const localDate = localDateSchema.parse(session.localDate);
  const isChallenge = completesChallenge(session);
  return [
    workoutOfDayItem(storage, userId, { localDate, activeSeconds, caloriesKcal, isChallenge }, sign),
    workoutCountItem(storage, userId, { caloriesKcal, minutes }, sign),
  ];
}

/** Row, day, counters and event in one transaction; points follow by the event. */
async function change(deps: RemoveDeps, target: Target, session: WorkoutSession, sign: Sign): Promise<void> {
  const { storage, sessions } = deps;
  const { userId, sessionId, correlationId } = target;
  const { title, counted } = session;
  const localDate = localDateSchema.parse(session.localDate);
  const removedAt = sign < 0 ? storage.clock.now().toISOString() : null;
  const type = removedAt ? 'WorkoutRemoved' : 'WorkoutRestored';
  const cause = { correlationId, depth: 0 };
  const refused = await refusedBy(
    transact(storage.documents, [
      sessions.removedItem(userId, sessionId, removedAt),
      ...countItems(deps, userId, session, sign),
      outboxItem(storage, type, { userId, cause, data: { sessionId, title, localDate, counted } }),
    ]),
  );
  // Somebody was faster, or the account is going.
  if (refused.length > 0) throw new AppError('session_not_found');
}

/** Removes a completed session with all that it counted for. */
export async function removeWorkout(deps: RemoveDeps, target: Target): Promise<{ id: string }> {
  const session = await deps.sessions.read(target.userId, target.sessionId);
  if (!session?.completedAt) throw new AppError('session_not_found');
  await change(deps, target, session, -1);
  return { id: target.sessionId };
}

/** Puts a removed session back as it was; one that is there is answered as it is. */
export async function restoreWorkout(deps: RemoveDeps, target: Target): Promise<WorkoutSession> {
  const there = await deps.sessions.read(target.userId, target.sessionId);
  if (there) return there;
  const session = await deps.sessions.readRemoved(target.userId, target.sessionId);
  if (!session) throw new AppError('session_not_found');
  await change(deps, target, session, 1);
  return session;
}
