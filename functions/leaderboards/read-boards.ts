import type { LeaderboardEntry } from '../../shared/contracts/leaderboards';
import { rankFrom } from './rules/rank-tree';
import type { ReadFriendIds, ReadBlockedEitherWay } from '../friends/public';
import { isOnBoards, standingOf, type Person, type ReadPeople, type ReadPerson } from '../people/public';
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
    if (person && isOnBoards(person) && points !== null) entries.push(entryOf(person, rank, points));
  });
  return entries;
}

const topAgeMs = 2_000;
const topSize = 100;
/** People who are read beyond those shown, since some may be hidden. */
const spare = 5;

interface Top {
  at: number;
  /** How many were asked for; all there are if there were fewer. */
  size: number;
  entries: LeaderboardEntry[];
}

/**
 * The global board without people who blocked the caller or were blocked. The top list is as long as someone asked for
 * and cached for two seconds; the caller's own row is always fresh.
 */
export function createReadGlobalBoard(deps: BoardDeps) {
  let kept: Top = { at: 0, size: 0, entries: [] };

  async function readTop(size: number): Promise<Top> {
    const now = deps.clock.now().getTime();
    if (kept.size >= size && now >= kept.at && now - kept.at < topAgeMs) return kept;
    const standings = await deps.leaderboard.readTop(size);
    const people = await deps.readPeople(standings.map((standing) => standing.userId));
    const isWhole = standings.length < size;
    kept = { at: now, size: isWhole ? Infinity : size, entries: ranked(standings, people) };
    return kept;
  }

  return async (userId: string, limit: number): Promise<Board> => {
    async function readEntries(size: number): Promise<LeaderboardEntry[]> {
      const top = await readTop(size);
      const ids = top.entries.map(({ id }) => id);
      const hidden = await deps.readBlockedEitherWay(userId, ids);
      const shown = top.entries.filter(({ id }) => !hidden.has(id));
      const isEnough = shown.length >= limit || top.size >= topSize;
      return isEnough ? shown.slice(0, limit) : readEntries(topSize);
    }
    const size = Math.min(topSize, limit + spare);
    const [entries, me] = await Promise.all([readEntries(size), readMe(deps, userId)]);
    return { entries, me };
  };
}

/** The caller and accepted friends, ranked among themselves; unlike the global board, with those who have no points yet. */
export async function readFriendsBoard(deps: BoardDeps, userId: string, limit: number): Promise<Board> {
  const [friendIds, me] = await Promise.all([deps.readFriendIds(userId), deps.readPerson(userId)]);
  const people = await deps.readPeople(friendIds);
  if (me) people.set(userId, me);
  const counted = [...people.values()].map((person) => ({ userId: person.userId, ...standingOf(person) }));
  const entries = ranked(
    counted.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0)),
    people,
  );
  return { entries: entries.slice(0, limit), me: entries.find((entry) => entry.id === userId) ?? null };
}
