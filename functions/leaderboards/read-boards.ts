import type { LeaderboardEntry } from '../../shared/contracts/leaderboards';
import { rankFrom } from './rules/rank-tree';
import type { ReadFriendIds, ReadBlockedEitherWay } from '../friends/public';
import { isOnBoards, type Person, type ReadPeople, type ReadPerson } from '../people/public';
import type { Clock } from '../platform/clock';
import type { CountedStanding, LeaderboardRepository } from './leaderboard-repository';

export interface BoardDeps {
  leaderboard: LeaderboardRepository;
  readPerson: ReadPerson;
  readPeople: ReadPeople;
  readFriendIds: ReadFriendIds;
  readBlockedEitherWay: ReadBlockedEitherWay;
  clock: Clock;
}

export interface Board {
  entries: LeaderboardEntry[];
  me: LeaderboardEntry | null;
}

function entryOf(person: Person, rank: number, totalPoints: number): LeaderboardEntry {
  const { userId, name, workoutsCompleted } = person;
  return { id: userId, rank, name, workoutsCompleted, totalPoints };
}

/** The caller's own row with its rank among everyone: one row and four nodes, however many people there are. */
async function readMe(
  { leaderboard, readPerson }: BoardDeps,
  userId: string,
): Promise<LeaderboardEntry | null> {
  const [standing, person] = await Promise.all([leaderboard.readStanding(userId), readPerson(userId)]);
  if (!standing?.points || !person || !isOnBoards(person)) return null;
  const nodes = await leaderboard.readNodes(standing.points);
  return entryOf(person, rankFrom(nodes, standing.points), standing.points);
}

/** Equal totals share a rank, as in the tree. */
function ranked(standings: CountedStanding[], people: Map<string, Person>): LeaderboardEntry[] {
  const entries: LeaderboardEntry[] = [];
  let rank = 0;
  standings.forEach(({ userId, points }, index) => {
    if (index === 0 || standings[index - 1]?.points !== points) rank = index + 1;
    const person = people.get(userId);
    if (person && isOnBoards(person) && points) entries.push(entryOf(person, rank, points));
  });
  return entries;
}

const topAgeMs = 2_000;
const topSize = 100;

/**
 * The global board without people who blocked the caller or were blocked. The top list is cached for two seconds; the
 * caller's own row is always fresh.
 */
export function createReadGlobalBoard(deps: BoardDeps) {
  let kept: { at: number; entries: LeaderboardEntry[] } | null = null;

  async function readTop(): Promise<LeaderboardEntry[]> {
    const now = deps.clock.now().getTime();
    if (kept && now >= kept.at && now - kept.at < topAgeMs) return kept.entries;
    const standings = await deps.leaderboard.readTop(topSize);
    const people = await deps.readPeople(standings.map((standing) => standing.userId));
    kept = { at: now, entries: ranked(standings, people) };
    return kept.entries;
  }

  return async (userId: string, limit: number): Promise<Board> => {
    const [top, me] = await Promise.all([readTop(), readMe(deps, userId)]);
    const hidden = await deps.readBlockedEitherWay(
      userId,
      top.map(({ id }) => id),
    );
    return { entries: top.filter(({ id }) => !hidden.has(id)).slice(0, limit), me };
  };
}

/** The caller and accepted friends, ranked among themselves. */
export async function readFriendsBoard(deps: BoardDeps, userId: string, limit: number): Promise<Board> {
  const ids = [userId, ...(await deps.readFriendIds(userId))];
  const [standings, people] = await Promise.all([deps.leaderboard.readStandings(ids), deps.readPeople(ids)]);
  const counted = [...standings.values()].filter((standing) => standing.points);
  const entries = ranked(
    counted.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0)),
    people,
  );
  return { entries: entries.slice(0, limit), me: entries.find((entry) => entry.id === userId) ?? null };
}
