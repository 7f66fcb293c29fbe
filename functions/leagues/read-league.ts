import type { League } from '../../shared/contracts/leagues';
import type { LeaderboardEntry } from '../../shared/contracts/leaderboards';
import { endOfLeagueWeek, leagueBands, leaguePlaces, leagueWeekOf } from './rules/leagues';
import { addDays } from '../../shared/rules/local-date';
import type { ReadBlockedEitherWay } from '../friends/public';
import { isOnBoards, type ReadPeople, type ReadPerson } from '../people/public';
import type { Clock } from '../platform/clock';
import { pointsOfWeek, type LeagueMember, type LeagueMembersRepository } from './league-members-repository';

export interface LeagueDeps {
  members: LeagueMembersRepository;
  readPerson: ReadPerson;
  readPeople: ReadPeople;
  readBlockedEitherWay: ReadBlockedEitherWay;
  clock: Clock;
}

const nameOf = ({ boardId }: LeagueMember) =>
  leagueBands.find(({ id }) => id === boardId.split('#')[1])?.name ?? null;

/** Everyone visible on the board, best first; the caller's own row is fresh. */
async function ranked({ members, readPeople }: LeagueDeps, mine: LeagueMember): Promise<LeaderboardEntry[]> {
  const others = (await members.listOn(mine.boardId)).filter(({ userId }) => userId !== mine.userId);
  const rows = [mine, ...others];
  const people = await readPeople(rows.map(({ userId }) => userId));
  const shown = rows.flatMap((row) => {
    const person = people.get(row.userId);
    return person && isOnBoards(person) ? [{ person, points: pointsOfWeek(row) }] : [];
  });
  const places = leaguePlaces(shown.map(({ points }) => points));
  return shown
    .map(({ person: { userId: id, name, workoutsCompleted }, points }, index) => {
      return { id, rank: places[index] ?? 1, name, workoutsCompleted, totalPoints: points };
    })
    .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
}

function resultOf(member: LeagueMember | undefined): League['lastWeek'] {
  if (!member?.result) return null;
  return { week: member.week, points: pointsOfWeek(member), ...member.result };
}

/** The caller's board this week, without people hidden by a block, and last week's result. */
export async function readLeague(deps: LeagueDeps, userId: string): Promise<League> {
  const week = leagueWeekOf(deps.clock.now());
  // An unreadable row of last week costs that result, not this week's board.
  const [person, mine, [last]] = await Promise.all([
    deps.readPerson(userId),
    deps.members.read(userId, week),
    deps.members.readMany([userId], addDays(week, -7)),
  ]);
  const onBoards = person !== null && isOnBoards(person);
  const entries = mine && onBoards ? await ranked(deps, mine) : [];
  const hidden = await deps.readBlockedEitherWay(
    userId,
    entries.map(({ id }) => id),
  );
  return {
    week,
    endsAt: endOfLeagueWeek(week).toISOString(),
    onBoards,
    name: mine && onBoards ? nameOf(mine) : null,
    entries: entries.filter(({ id }) => !hidden.has(id)),
    me: entries.find(({ id }) => id === userId) ?? null,
    lastWeek: onBoards ? resultOf(last) : null,
  };
}
