import type { Notification } from '../../shared/contracts/notifications';
import type { ReadPeople } from '../people/public';
import type { StoredNotification } from './notification';
import { notificationText } from './notification-text';

/** Rows with their text, using people's current names. */
export async function presentNotifications(
  readPeople: ReadPeople,
  rows: readonly StoredNotification[],
): Promise<Notification[]> {
  const people = await readPeople(rows.flatMap(({ actorId }) => actorId ?? []));
  return rows.map((row) => {
    const { notificationId: id, kind, read, createdAt, actorId } = row;
    const name = (actorId && people.get(actorId)?.name) || 'Former member';
    return { id, kind, read, createdAt, ...notificationText(row, name) };
  });
}
