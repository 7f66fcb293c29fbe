import type { GroupDetail, GroupWeek } from '../../shared/contracts/groups';
import { wholeMinutes } from '../../shared/rules/workout-rules';
import { endOfLeagueWeek } from '../leagues/rules/leagues';
import { isOnBoards, type Person } from '../people/public';
import { findGroup, type FoundGroup } from './find-group';
import { pageOf } from './group-page';
import type { GroupsDeps } from './groups-deps';
import type { Membership } from './members-repository';
import { presentGroup } from './present-group';
import { groupWeekOf, secondsIn } from './rules/tally';

interface ReadRequest {
  groupId: string;
  invite?: string | undefined;
  cursor?: string | undefined;
}

type Member = Membership & { person: Person };
type Week = ReturnType<typeof groupWeekOf>;

const isRanked = ({ person }: Member) => isOnBoards(person) && person.totalPoints > 0;

/** The list of members may lag behind: its owner is in the group, and so is a member who asks. */
function whole(listed: readonly Membership[], { row, standing, membership }: FoundGroup): Membership[] {
  const own = standing === 'member' ? membership : null;
  const others = listed.filter(({ userId }) => userId !== own?.userId);
  const all = own ? [own, ...others] : others;
  if (all.some(({ userId }) => userId === row.ownerId)) return all;
  const { groupId, ownerId: userId, createdAt: joinedAt } = row;
  return [...all, { userId, groupId, joinedAt, countsFrom: '', revision: 0, points: 0, weeks: {} }];
}

/** Of those who were read, the current points rank; of the others, what their memberships know. */
function rankIn(all: readonly Membership[], people: ReadonlyMap<string, Person>) {
  const points = all.map((row) => {
    const person = people.get(row.userId);
    return person ? (isOnBoards(person) ? person.totalPoints : 0) : (row.points ?? 0);
  });
  return (own: number) => 1 + points.filter((other) => other > own).length;
}

function weekOf(all: readonly Membership[], week: Week, goalMinutes: number | null): GroupWeek {
  const seconds = all.map((row) => secondsIn(row, week));
  return {
    startsOn: week,
    endsAt: endOfLeagueWeek(week).toISOString(),
    minutes: wholeMinutes(seconds.reduce((sum, each) => sum + each, 0)),
    goalMinutes,
    trained: seconds.filter((each) => each > 0).length,
  };
}

const toNamed = ({ userId: id, name }: Person) => ({ id, name });

/**
 * A page of a group: one query tells who is in it and what they did, one batch who they are. Strangers only see members
 * who are visible on leaderboards, and no one's week.
 */
export async function readGroup(
  deps: GroupsDeps,
  userId: string,
  { groupId, invite, cursor }: ReadRequest,
): Promise<GroupDetail> {
  const found = await findGroup(deps, userId, groupId, invite);
  const { ownerId } = found.row;
  const [isMember, isOwner] = [found.standing === 'member', ownerId === userId];
  const listed = await deps.members.listIn(groupId);
  const all = whole(listed.members, found);
  // Rows from before tallies say nothing yet.
  const isShown = ({ points, revision }: Membership) => isMember || revision === 0 || (points ?? 0) > 0;
  const { rows, nextCursor } = pageOf(all.filter(isShown), cursor);
  const keptOut = isOwner && cursor === undefined ? listed.removedIds : [];
  const ids = new Set([...rows.map((row) => row.userId), ownerId, ...(isMember ? [userId] : [])]);
  const [people, hidden] = await Promise.all([
    deps.readPeople([...ids, ...keptOut]),
    // Owners also see people they blocked, so that they can remove them.
    isOwner ? new Set<string>() : deps.readBlockedEitherWay(userId, [...ids]),
  ]);

  const week = groupWeekOf(deps.storage.clock.now());
  const rankOf = rankIn(all, people);
  const active = (id: string) => {
    const person = people.get(id);
    return person?.state === 'active' && !hidden.has(id) ? [person] : [];
  };
  const membersOf = (some: readonly Membership[]): Member[] =>
    some.flatMap((row) => active(row.userId).map((person) => ({ ...row, person })));
  const toEntry = ({ person: { userId: id, name, workoutsCompleted, totalPoints } }: Member) => {
    return { id, rank: rankOf(totalPoints), name, workoutsCompleted, totalPoints };
  };
  const hasFigure = ({ person }: Member) => isOnBoards(person) || person.userId === userId;

  const members = membersOf(rows);
  const me = membersOf(all.filter((row) => isMember && row.userId === userId));
  const measured = isMember ? [...members, ...me].filter(hasFigure) : [];
  return {
    ...presentGroup(found.row, userId, isMember),
    entries: members
      .filter(isRanked)
      .map(toEntry)
      .toSorted((a, b) => a.rank - b.rank),
    me: me.filter(isRanked).map(toEntry)[0] ?? null,
    others: isMember ? members.filter((each) => !isRanked(each)).map(({ person }) => toNamed(person)) : [],
    owner: isMember ? (active(ownerId).map(toNamed)[0] ?? null) : null,
    removed: keptOut.flatMap(active).map(toNamed),
    week: isMember ? weekOf(all, week, found.row.weeklyGoalMinutes) : null,
    weekMinutes: Object.fromEntries(
      measured.map((each) => [each.userId, wholeMinutes(secondsIn(each, week))]),
    ),
    isRemoved: found.standing === 'removed',
    nextCursor,
  };
}
