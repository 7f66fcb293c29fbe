import type { ReadInvited } from '../friend-challenges/public';
import type { ReadFriendStatus } from '../friends/public';
import type { StoredNotification } from './notification';

export interface OpenDeps {
  readFriendStatus: ReadFriendStatus;
  readInvited: ReadInvited;
}

/** Rows from before challenges were named in them have none. */
export const challengeOf = ({ kind, facts }: Pick<StoredNotification, 'kind' | 'facts'>): string | null =>
  kind === 'challenge' && facts.friendChallengeId !== undefined ? String(facts.friendChallengeId) : null;

/** By ID, whether those that asked for an answer still do: requests and challenges may be answered or withdrawn anywhere. */
export async function readOpen(
  { readFriendStatus, readInvited }: OpenDeps,
  userId: string,
  rows: readonly StoredNotification[],
): Promise<Map<string, boolean>> {
  const asking = rows.flatMap(({ kind, actorId }) => (kind === 'friendRequest' && actorId ? [actorId] : []));
  const challenges = [...new Set(rows.flatMap((row) => challengeOf(row) ?? []))];
  const statuses = [...new Set(asking)].map(async (id) => [id, await readFriendStatus(userId, id)] as const);
  const [invited, statusOf] = await Promise.all([
    challenges.length > 0 ? readInvited(userId, challenges) : new Set<string>(),
    Promise.all(statuses).then((all) => new Map(all)),
  ]);
  // Only the newest request of a person asks; those before it were withdrawn.
  const seen = new Set<string>();
  const open = new Map<string, boolean>();
  for (const row of rows.toSorted((a, b) => (a.notificationId < b.notificationId ? 1 : -1))) {
    const { notificationId, kind, actorId } = row;
    const challenge = challengeOf(row);
    if (challenge !== null) open.set(notificationId, invited.has(challenge));
    if (kind !== 'friendRequest' || actorId === null) continue;
    open.set(notificationId, statusOf.get(actorId) === 'received' && !seen.has(actorId));
    seen.add(actorId);
  }
  return open;
}
