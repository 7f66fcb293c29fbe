import type { Notification } from '../../shared/contracts/notifications';
import type { ReadBlockedEitherWay } from '../friends/public';
import type { ReadPeople } from '../people/public';
import type { StoredNotification } from './notification';
import { notificationText } from './notification-text';
import { challengeOf } from './read-open';

/** The workout that a friend shared. */
function sharedIn({ kind, actorId, facts: { sessionId } }: StoredNotification) {
  const isKnown = kind === 'sharedWorkout' && actorId !== null && typeof sessionId === 'string';
  return isKnown ? { sharedWorkout: { friendId: actorId, sessionId } } : {};
}

export interface PresentDeps {
  readPeople: ReadPeople;
  readBlockedEitherWay: ReadBlockedEitherWay;
}

const actorsOf = (rows: readonly StoredNotification[]) => rows.flatMap(({ actorId }) => actorId ?? []);

/** The rows that are not about someone whom a block hides: its event removes those, but later. */
export async function withoutHidden(
  { readBlockedEitherWay }: Pick<PresentDeps, 'readBlockedEitherWay'>,
  userId: string,
  rows: readonly StoredNotification[],
): Promise<StoredNotification[]> {
  const hidden = await readBlockedEitherWay(userId, actorsOf(rows));
  return rows.filter(({ actorId }) => actorId === null || !hidden.has(actorId));
}

/** Rows with their text, using people's current names; `open` says of those that asked whether they still do. */
export async function presentNotifications(
  readPeople: ReadPeople,
  rows: readonly StoredNotification[],
  open: ReadonlyMap<string, boolean> = new Map(),
): Promise<Notification[]> {
  const people = await readPeople(actorsOf(rows));
  return rows.map((row) => {
    const { notificationId: id, kind, read, createdAt, actorId } = row;
    const known = actorId === null ? undefined : people.get(actorId);
    const text = notificationText(row, known?.name ?? 'Former member');
    const person = actorId && known ? { id: actorId, name: known.name } : null;
    const about = { isOpen: open.get(id) ?? null, person, friendChallengeId: challengeOf(row) };
    return { id, kind, read, createdAt, ...text, ...about, ...sharedIn(row) };
  });
}
