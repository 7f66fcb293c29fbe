import type { Notification } from '../../shared/contracts/notifications';
import type { ReadPeople } from '../people/public';
import type { StoredNotification } from './notification';
import { notificationText } from './notification-text';
import type { NotificationsRepository } from './notifications-repository';
import type { PreferencesRepository } from './preferences-repository';

export interface NotificationsDeps {
  notifications: NotificationsRepository;
  preferences: PreferencesRepository;
  readPeople: ReadPeople;
}

const pageSize = 20;
/** What the badge counts. */
const countedSize = 100;

async function countUnread(
  { notifications }: Pick<NotificationsDeps, 'notifications'>,
  userId: string,
): Promise<number> {
  const newest = await notifications.readNewest(userId, countedSize);
  return newest.filter(({ read }) => !read).length;
}

async function present(
  { readPeople }: NotificationsDeps,
  rows: StoredNotification[],
): Promise<Notification[]> {
  const people = await readPeople(rows.flatMap(({ actorId }) => actorId ?? []));
  return rows.map((row) => {
    const { notificationId: id, kind, read, createdAt, actorId } = row;
    const name = (actorId && people.get(actorId)?.name) || 'Somebody who has left';
    return { id, kind, read, createdAt, ...notificationText(row, name) };
  });
}

/** Twenty, newest first, beginning after the one with the id `cursor`. */
export async function listNotifications(deps: NotificationsDeps, userId: string, cursor: string | undefined) {
  const [page, unreadCount] = await Promise.all([
    deps.notifications.readNewest(userId, pageSize + 1, cursor ?? null),
    countUnread(deps, userId),
  ]);
  const shown = page.slice(0, pageSize);
  const nextCursor = page.length > pageSize ? (shown.at(-1)?.notificationId ?? null) : null;
  return { notifications: await present(deps, shown), unreadCount, nextCursor };
}

/** Marks these, or all of the newest hundred; answers how many are left. */
export async function markNotificationsRead(
  deps: NotificationsDeps,
  userId: string,
  which: { ids: string[] } | { all: true },
): Promise<{ unreadCount: number }> {
  const newest = 'all' in which ? await deps.notifications.readNewest(userId, countedSize) : [];
  const unread = newest.filter(({ read }) => !read).map(({ notificationId }) => notificationId);
  await deps.notifications.markRead(userId, 'ids' in which ? which.ids : unread);
  return { unreadCount: await countUnread(deps, userId) };
}
