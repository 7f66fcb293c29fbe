import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { WorkoutDeps } from './workouts-deps';

type ShareDeps = Pick<WorkoutDeps, 'storage' | 'sessions' | 'quotas' | 'readFriendIds'>;

/** Shares a counted workout with friends, once; returns how many friends there are. */
export async function shareWorkout(
  { storage, sessions, quotas, readFriendIds }: ShareDeps,
  { userId, sessionId, correlationId }: { userId: string; sessionId: string; correlationId: string },
): Promise<{ friends: number }> {
  await decideAgain(async (attempt) => {
    const session = await sessions.read(userId, sessionId);
    if (!session) throw new AppError('session_not_found');
    if (!session.counted) throw new AppError('session_not_counted');
    if (session.sharedAt) return;
    if (attempt === 1) await quotas.spend(userId, 'shares');
    const { title, durationMinutes: minutes, caloriesBurned } = session;
    const data = { sessionId, title, minutes, caloriesBurned };
    await transact(storage.documents, [
      sessions.shareItem(userId, sessionId, storage.clock.now().toISOString()),
      outboxItem(storage, 'WorkoutShared', { userId, cause: { correlationId, depth: 0 }, data }),
    ]);
  });
  return { friends: (await readFriendIds(userId)).length };
}
