import type { GroupDetail } from '../../shared/contracts/groups';
import type { LeaderboardEntry } from '../../shared/contracts/leaderboards';
import { isOnBoards, type Person } from '../people/public';
import { findGroup } from './find-group';
import type { GroupsDeps } from './groups-deps';
import { presentGroup } from './present-group';

const shown = 100;

const isOnBoard = (person: Person) => isOnBoards(person) && person.totalPoints > 0;

/** Equal totals share a rank. */
function ranked(people: readonly Person[]): LeaderboardEntry[] {
  const best = people.filter(isOnBoard).toSorted((a, b) => b.totalPoints - a.totalPoints);
  return best.map(({ userId, name, workoutsCompleted, totalPoints }) => ({
    id: userId,
    rank: 1 + best.findIndex((other) => other.totalPoints === totalPoints),
    name,
    workoutsCompleted,
    totalPoints,
  }));
}

const toNamed = ({ userId: id, name }: Person) => ({ id, name });

/** A group with its members' standings. Strangers only see members who are visible on leaderboards. */
export async function readGroup(
  deps: GroupsDeps,
  userId: string,
  { groupId, invite }: { groupId: string; invite?: string | undefined },
): Promise<GroupDetail> {
  const { row, standing } = await findGroup(deps, userId, groupId, invite);
  const { ownerId } = row;
  const [isMember, isOwner] = [standing === 'member', ownerId === userId];
  const { members, removedIds } = await deps.members.listIn(groupId);
  const keptOut = isOwner ? removedIds : [];
  // The member list may lag behind.
  const ids = new Set([...members.map((member) => member.userId), ownerId, ...(isMember ? [userId] : [])]);
  const [people, hidden] = await Promise.all([
    deps.readPeople([...ids, ...keptOut]),
    // Owners also see people they blocked, so that they can remove them.
    isOwner ? new Set<string>() : deps.readBlockedEitherWay(userId, [...ids]),
  ]);
  const active = (wanted: Iterable<string>) =>
    [...wanted].flatMap((id) => people.get(id) ?? []).filter(({ state }) => state === 'active');
  const seen = (wanted: Iterable<string>) => active(wanted).filter((person) => !hidden.has(person.userId));
  const entries = ranked(active(ids)).filter(({ id }) => !hidden.has(id));
  const others = isMember ? seen(ids).filter((person) => !isOnBoard(person)) : [];
  return {
    ...presentGroup(row, userId, isMember),
    entries: entries.slice(0, shown),
    me: entries.find(({ id }) => id === userId) ?? null,
    others: others.slice(0, shown).map(toNamed),
    owner: isMember ? (seen([ownerId]).map(toNamed)[0] ?? null) : null,
    removed: active(keptOut).map(toNamed),
  };
}
