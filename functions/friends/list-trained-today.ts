import { mostTrainedShown, type Cheered, type TrainedFriend } from '../../shared/contracts/friends';
import { wholeMinutes } from '../../shared/rules/workout-rules';
import type { Cheer } from './cheers-repository';
import type { FriendsDeps } from './friends-deps';
import { shownSessions } from './latest-session';
import type { RecentSession } from './recent-sessions-repository';

interface Today {
  friends: TrainedFriend[];
  cheers: Cheered[];
}

type Named = { id: string; name: string };

/** Who cheered which of the person's own sessions. */
function cheersOf(
  own: readonly RecentSession[],
  cheers: readonly Cheer[],
  named: Map<string, Named>,
): Cheered[] {
  return own.flatMap(({ sessionId, kind }) => {
    const received = cheers.filter((cheer) => !cheer.isSender && cheer.sessionId === sessionId);
    const by = received.flatMap(({ otherUserId }) => named.get(otherUserId) ?? []);
    return by.length > 0 ? [{ sessionId, kind, by }] : [];
  });
}

/** Friends who trained in the last 24 hours, and who cheered the person, in a fixed number of reads. */
export async function listTrainedToday(deps: FriendsDeps, userId: string): Promise<Today> {
  const { storage, friends, recentSessions, readPeople, readSharing, readBlockedEitherWay } = deps;
  const [sides, cheers] = await Promise.all([friends.readSides(userId), deps.cheers.list(userId)]);
  const friendIds = [...sides].filter(([, side]) => side === 'accepted').map(([id]) => id);
  const rows = await recentSessions.readMany([userId, ...friendIds]);
  const now = storage.clock.now();
  const sessionsOf = new Map(rows.map((row) => [row.userId, shownSessions(row, now)]));
  const trained = friendIds.filter((id) => sessionsOf.get(id)?.length);
  const ids = [...new Set([...trained, ...cheers.map(({ otherUserId }) => otherUserId)])];
  const [people, sharing, blocked] = await Promise.all([
    readPeople(ids),
    readSharing(trained),
    readBlockedEitherWay(userId, ids),
  ]);
  const seen = [...people.values()].filter((each) => each.state === 'active' && !blocked.has(each.userId));
  const named = new Map(seen.map(({ userId: id, name }) => [id, { id, name }]));
  const cheered = new Set(cheers.filter(({ isSender }) => isSender).map(({ sessionId }) => sessionId));
  const shown = trained.flatMap((id): TrainedFriend[] => {
    const [person, session] = [named.get(id), sessionsOf.get(id)?.[0]];
    if (!person || !session || !sharing.get(id)?.showsActivity) return [];
    const { activeSeconds, ...rest } = session;
    const activeMinutes = wholeMinutes(activeSeconds);
    return [{ ...person, ...rest, activeMinutes, cheered: cheered.has(session.sessionId) }];
  });
  shown.sort((a, b) => b.at.localeCompare(a.at) || a.name.localeCompare(b.name, 'en'));
  return {
    friends: shown.slice(0, mostTrainedShown),
    cheers: cheersOf(sessionsOf.get(userId) ?? [], cheers, named),
  };
}
