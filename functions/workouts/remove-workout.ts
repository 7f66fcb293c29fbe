import type { WorkoutSession } from '../../shared/contracts/workouts';
import { localDateSchema } from '../../shared/rules/local-date';
import { workoutOfDayItem } from '../activity/public';
import { workoutCountItem } from '../people/public';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { refusedBy } from '../platform/storage/conditions';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { Sign } from '../platform/storage/update';
import { completesChallenge } from './complete-workout';
import type { WorkoutDeps } from './workouts-deps';

type RemoveDeps = Pick<WorkoutDeps, 'storage' | 'sessions' | 'summaries'>;

interface Target {
  userId: string;
  sessionId: string;
  correlationId: string;
}

const dayOf = ({ localDate }: WorkoutSession) => localDateSchema.parse(localDate);

/** The session's share of its day and of the person's counters. */
function countItems(
  { storage }: RemoveDeps,
  userId: string,
  session: WorkoutSession,
  sign: Sign,
): TransactItem[] {
  if (!session.counted) return [];
  const { activeSeconds, durationMinutes: minutes, caloriesBurned: caloriesKcal } = session;
  const localDate = dayOf(session);
  const isChallenge = completesChallenge(session);
  return [
    workoutOfDayItem(storage, userId, { localDate, activeSeconds, caloriesKcal, isChallenge }, sign),
    workoutCountItem(storage, userId, { caloriesKcal, minutes }, sign),
  ];
}

/** Row, day, counters, and event in one transaction; the event settles the points. */
async function change(deps: RemoveDeps, target: Target, sign: Sign): Promise<WorkoutSession> {
  const { storage, sessions, summaries } = deps;
  const { userId, sessionId, correlationId } = target;
  const found = await sessions.find(userId, sessionId);
  if (!found?.session.completedAt || (found.isRemoved && sign < 0)) throw new AppError('session_not_found');
  const { session, isRemoved } = found;
  if (!isRemoved && sign > 0) return session;
  const data = { sessionId, title: session.title, localDate: dayOf(session), counted: session.counted };
  const about = { userId, cause: { correlationId, depth: 0 }, data };
  const removedAt = isRemoved ? null : storage.clock.now().toISOString();
  const refused = await refusedBy(
    transact(storage.documents, [
      sessions.removedItem(userId, sessionId, removedAt),
      summaries.putItem(userId, session, removedAt),
      ...countItems(deps, userId, session, sign),
      outboxItem(storage, isRemoved ? 'WorkoutRestored' : 'WorkoutRemoved', about),
    ]),
  );
  // Someone was faster, or the account is being deleted.
  if (refused.length > 0) throw new AppError('session_not_found');
  return session;
}

/** Removes a completed session with everything it counted for. */
export const removeWorkout = async (deps: RemoveDeps, target: Target): Promise<{ id: string }> => ({
  id: (await change(deps, target, -1)).id,
});

/** Restores a removed session; one that was not removed is returned as is. */
export const restoreWorkout = (deps: RemoveDeps, target: Target): Promise<WorkoutSession> =>
  change(deps, target, 1);
