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

/** A group with the standing of its members among themselves. */
export async function readGroup(
  deps: GroupsDeps,
  userId: string,
  { groupId, invite }: { groupId: string; invite?: string | undefined },
): Promise<GroupDetail> {
  const { row, isMember } = await findGroup(deps, userId, groupId, invite);
  const ids = new Set((await deps.members.listIn(groupId)).map((member) => member.userId));
  if (isMember) ids.add(userId);
  const found = await deps.readPeople([...ids]);
  const people = [...found.values()].filter(({ state }) => state === 'active');
  const entries = ranked(people);
  const others = people.filter((person) => !isOnBoard(person));
  return {
    ...presentGroup(row, userId, isMember),
    entries: entries.slice(0, shown),
    me: entries.find(({ id }) => id === userId) ?? null,
    others: others.slice(0, shown).map(({ userId: id, name }) => ({ id, name })),
  };
}
