import { localDateOf } from '../../shared/rules/local-date';
import { wholeMinutes } from '../../shared/rules/workout-rules';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { FriendsDeps, Requester } from './friends-deps';
import { shownSessions } from './latest-session';

/** What is cheered, and what is known of the two people; refused like what does not exist if it may not be seen. */
async function find(deps: FriendsDeps, userId: string, friendId: string, sessionId: string) {
  const [friendship, person, row, sharing] = await Promise.all([
    deps.friends.readFriendship(userId, friendId),
    deps.readPerson(friendId),
    deps.recentSessions.read(friendId),
    deps.readSharing([friendId]),
  ]);
  const areFriends = friendship.mine === 'accepted' && friendship.theirs === 'accepted';
  if (!areFriends || person?.state !== 'active') throw new AppError('friend_not_found');
  const { showsActivity = false, timeZone = '' } = sharing.get(friendId) ?? {};
  const session = shownSessions(row, deps.storage.clock.now()).find((each) => each.sessionId === sessionId);
  if (!row || !session || !showsActivity) throw new AppError('friend_session_not_found');
  return { friendship, row, session, timeZone };
}

/**
 * Cheers something a friend did: both rows, the day on which the friend is told, and the event in one transaction. Only
 * the first cheer of the friend's own day is told; a repeat changes nothing.
 */
export async function cheerFriend(
  deps: FriendsDeps,
  { userId, correlationId }: Requester,
  friendId: string,
  sessionId: string,
): Promise<{ cheered: true }> {
  const { storage, friends, cheers, quotas, recentSessions } = deps;
  const sent = { from: userId, to: friendId, sessionId };
  await decideAgain(async (attempt) => {
    const { friendship, row, session, timeZone } = await find(deps, userId, friendId, sessionId);
    if (await cheers.isSent(sent)) return;
    if (attempt === 1) {
      await quotas.spend(userId, 'cheers-to-one', friendId);
      await quotas.spend(userId, 'cheers');
    }
    const now = storage.clock.now();
    const today = localDateOf(now, timeZone);
    const { kind, activeSeconds } = session;
    const quiet = row.toldOn === today;
    const data = { friendId, sessionId, kind, minutes: wholeMinutes(activeSeconds), quiet };
    const unchanged = { before: friendship, after: friendship, at: now.toISOString() };
    await transact(storage.documents, [
      ...friends.changeItems(userId, friendId, unchanged),
      ...cheers.sendItems(sent),
      recentSessions.cheeredItem(row, today),
      outboxItem(storage, 'CheerSent', { userId, cause: { correlationId, depth: 0 }, data }),
    ]);
  });
  return { cheered: true };
}
