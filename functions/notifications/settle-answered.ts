import type { StoredNotification } from './notification';
import type { NotifyDeps } from './notifications-deps';
import { countUnread, countedSize } from './list-notifications';

/**
 * What was answered or withdrawn no longer counts as unread. The list itself asks whether something is open, so an
 * event that comes too early costs no more than a number on the badge.
 */
export async function settleAnswered(
  deps: Pick<NotifyDeps, 'notifications' | 'push' | 'readBlockedEitherWay'>,
  userId: string,
  isAnswered: (row: StoredNotification) => boolean,
): Promise<void> {
  const newest = await deps.notifications.readNewest(userId, countedSize);
  const answered = newest.filter((row) => !row.read && isAnswered(row));
  if (answered.length === 0) return;
  await deps.notifications.markRead(
    userId,
    answered.map(({ notificationId }) => notificationId),
  );
  await deps.push(userId, { type: 'notifications.read', unreadCount: await countUnread(deps, userId) });
}
