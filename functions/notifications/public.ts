import type { Notification, NotificationPreferences } from '../../shared/contracts/notifications';
import { createReadBlockedEitherWay } from '../friends/public';
import { createReadPeople } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createNotificationsRepository } from './notifications-repository';
import { createPreferencesRepository } from './preferences-repository';
import { presentNotifications, withoutHidden } from './present-notifications';

export { unsubscribeTokenOf } from './unsubscribe-token';

/** What someone wants to be told about, and when, as of now. */
export type ReadPreferences = (userId: string) => Promise<NotificationPreferences>;

export function createReadPreferences(storage: Storage): ReadPreferences {
  return createPreferencesRepository(storage).read;
}

/** The item that marks a notification as emailed; refused if it already was, or is gone. */
export const mailedItem = (storage: Storage, userId: string, notificationId: string): TransactItem =>
  createNotificationsRepository(storage).mailedItem(
    userId,
    notificationId,
    storage.clock.now().toISOString(),
  );

/** The item that removes that mark. */
export const notMailedItem = (storage: Storage, userId: string, notificationId: string): TransactItem =>
  createNotificationsRepository(storage).notMailedItem(userId, notificationId);

/** One notification as it is shown; null if it is gone. */
export type ReadNotification = (userId: string, id: string) => Promise<Notification | null>;

export function createReadNotification(storage: Storage): ReadNotification {
  const notifications = createNotificationsRepository(storage);
  const readPeople = createReadPeople(storage);
  const readBlockedEitherWay = createReadBlockedEitherWay(storage);
  return async (userId, id) => {
    const row = await notifications.read(userId, id);
    const rows = await withoutHidden({ readBlockedEitherWay }, userId, row ? [row] : []);
    const [shown = null] = await presentNotifications(readPeople, rows);
    return shown;
  };
}
