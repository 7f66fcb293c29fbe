import type { ReadPeople } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import type { NotificationsRepository } from './notifications-repository';
import type { PreferencesRepository } from './preferences-repository';
import { presentNotifications } from './present-notifications';

export interface NotificationsDeps {
  storage: Storage;
  notifications: NotificationsRepository;
  preferences: PreferencesRepository;
  readPeople: ReadPeople;
  /** Signs the links in emails. */
  secret: string;
  /** Whether emails can be sent at all. */
  canMail: boolean;
}

const pageSize = 20;
/** The number on the badge. */
const countedSize = 100;

async function countUnread(
  { notifications }: Pick<NotificationsDeps, 'notifications'>,
  userId: string,
): Promise<number> {
  const newest = await notifications.readNewest(userId, countedSize);
  return newest.filter(({ read }) => !read).length;
}

/** Twenty, newest first, starting after the ID `cursor`. */
export async function listNotifications(deps: NotificationsDeps, userId: string, cursor: string | undefined) {
  const [page, unreadCount] = await Promise.all([
    deps.notifications.readNewest(userId, pageSize + 1, cursor ?? null),
    countUnread(deps, userId),
  ]);
  const shown = page.slice(0, pageSize);
  const nextCursor = page.length > pageSize ? (shown.at(-1)?.notificationId ?? null) : null;
  return { notifications: await presentNotifications(deps.readPeople, shown), unreadCount, nextCursor };
}

/** Marks these, or all of the newest hundred, as read; returns how many are unread. */
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
