import type { Secret } from '../platform/secret';
import type { Push } from '../platform/sockets/push';
import type { Storage } from '../platform/storage/storage';
import type { NotificationsRepository } from './notifications-repository';
import type { PreferencesRepository } from './preferences-repository';
import { presentNotifications, withoutHidden, type PresentDeps } from './present-notifications';
import { readOpen, type OpenDeps } from './read-open';

export interface NotificationsDeps extends OpenDeps, PresentDeps {
  storage: Storage;
  notifications: NotificationsRepository;
  preferences: PreferencesRepository;
  push: Push;
  /** Signs the links in emails. */
  secret: Secret;
  /** Whether emails can be sent at all. */
  canMail: boolean;
}

const pageSize = 20;
/** The number on the badge. */
export const countedSize = 100;

export async function countUnread(
  deps: Pick<NotificationsDeps, 'notifications' | 'readBlockedEitherWay'>,
  userId: string,
): Promise<number> {
  const newest = await deps.notifications.readNewest(userId, countedSize);
  const unread = newest.filter(({ read }) => !read);
  return (await withoutHidden(deps, userId, unread)).length;
}

/** Twenty, newest first, starting after the ID `cursor`. */
export async function listNotifications(deps: NotificationsDeps, userId: string, cursor: string | undefined) {
  const [page, unreadCount] = await Promise.all([
    deps.notifications.readNewest(userId, pageSize + 1, cursor ?? null),
    countUnread(deps, userId),
  ]);
  const listed = page.slice(0, pageSize);
  const nextCursor = page.length > pageSize ? (listed.at(-1)?.notificationId ?? null) : null;
  const shown = await withoutHidden(deps, userId, listed);
  const open = await readOpen(deps, userId, shown);
  return { notifications: await presentNotifications(deps.readPeople, shown, open), unreadCount, nextCursor };
}

/** Marks these, or all of the newest hundred, as read, also where else the list is open; returns how many are unread. */
export async function markNotificationsRead(
  deps: NotificationsDeps,
  userId: string,
  which: { ids: string[] } | { all: true },
): Promise<{ unreadCount: number }> {
  const newest = 'all' in which ? await deps.notifications.readNewest(userId, countedSize) : [];
  const unread = newest.filter(({ read }) => !read).map(({ notificationId }) => notificationId);
  await deps.notifications.markRead(userId, 'ids' in which ? which.ids : unread);
  const unreadCount = await countUnread(deps, userId);
  await deps.push(userId, { type: 'notifications.read', unreadCount });
  return { unreadCount };
}
