import { ulid } from 'ulid';
import { transact } from '../../../functions/platform/storage/transact';
import type { Areas } from './areas';

/** A friend's latest workout, shared as soon as it was done. */
export async function writeShared(areas: Areas, userId: string, friendId: string): Promise<void> {
  const { sessions, recentSessions, notifications, storage } = areas;
  const [latest] = (await sessions.list(friendId, 1, null)).sessions;
  if (!latest?.completedAt) throw new Error(`${friendId} has not trained`);
  const { id: sessionId, title, durationMinutes: minutes, caloriesBurned, completedAt: createdAt } = latest;
  await transact(storage.documents, [sessions.shareItem(friendId, sessionId, createdAt)]);
  const recent = await recentSessions.read(friendId);
  if (recent) {
    const shared = recent.sessions.map((each) =>
      each.sessionId === sessionId ? { ...each, sharedTitle: title } : each,
    );
    await recentSessions.save(friendId, recent, shared);
  }
  const facts = { title, minutes, caloriesBurned, sessionId };
  const id = ulid(Date.parse(createdAt));
  await notifications.create(userId, { id, kind: 'sharedWorkout', actorId: friendId, facts, createdAt });
}
