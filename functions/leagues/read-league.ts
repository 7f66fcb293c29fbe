import type { League, LeaguePlacement } from '../../shared/contracts/leagues';
import {
  daysOfWeek,
  endOfLeagueWeek,
  leagueBands,
  leaguePlaces,
  leagueWeekOf,
  secondsOf,
  type LeagueBandId,
} from './rules/leagues';
import { addDays, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import type { ReadBlockedEitherWay } from '../friends/public';
import { isOnBoards, type ReadPeople, type ReadPerson } from '../people/public';
import type { Clock } from '../platform/clock';
import {
  bandOf,
  pointsOfWeek,
  type LeagueMember,
  type LeagueMembersRepository,
} from './league-members-repository';
import type { ReadEffort } from './read-effort';
import { placementIn, type Effort } from './rules/placement';

export interface LeagueDeps {
  members: LeagueMembersRepository;
  readPerson: ReadPerson;
  readPeople: ReadPeople;
  readBlockedEitherWay: ReadBlockedEitherWay;
  readEffort: ReadEffort;
  clock: Clock;
}

const bands = leagueBands.map(({ name, fromMinutes }) => ({ name, fromMinutes }));
const placeOf = (band: LeagueBandId) => leagueBands.findIndex(({ id }) => id === band);

const nameOf = (member: LeagueMember) => leagueBands.find(({ id }) => id === bandOf(member))?.name ?? null;

/** Everyone visible on the board, best first; the caller's own row is fresh. */
async function ranked({ members, readPeople }: LeagueDeps, mine: LeagueMember): Promise<League['entries']> {
  const others = (await members.listOn(mine.boardId)).filter(({ userId }) => userId !== mine.userId);
  const rows = [mine, ...others];
  const people = await readPeople(rows.map(({ userId }) => userId));
  const shown = rows.flatMap((row) => {
    const person = people.get(row.userId);
    const minutes = row.activeSeconds === undefined ? null : Math.floor(row.activeSeconds / 60);
    return person && isOnBoards(person) ? [{ person, points: pointsOfWeek(row), minutes }] : [];
  });
  const places = leaguePlaces(shown.map(({ points }) => points));
  return shown
    .map(({ person: { userId: id, name, workoutsCompleted }, points, minutes }, index) => {
      return { id, rank: places[index] ?? 1, name, workoutsCompleted, totalPoints: points, minutes };
    })
    .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
}

const minutesOf = (days: readonly { activeSeconds: number }[]) => Math.floor(secondsOf(days) / 60);

function resultOf(member: LeagueMember | undefined, { days }: Effort): League['lastWeek'] {
  if (!member?.result) return null;
  const { week } = member;
  const done = daysOfWeek(days, week);
  return {
    week,
    points: pointsOfWeek(member),
    ...member.result,
    workouts: done.reduce((sum, day) => sum + day.workouts, 0),
    minutes: minutesOf(done),
  };
}

/**
 * Both places come from what joining asks, so what is told on Sunday is what Monday brings. Where it is Monday already,
 * more minutes count for the week after.
 */
function placementOf(mine: LeagueMember | null, week: LocalDate, effort: Effort, at: Date): LeaguePlacement {
  const nextWeek = addDays(week, 7);
  const now = (mine && bandOf(mine)) ?? placementIn(week, effort).band;
  const { band, minutesAWeek, above } = placementIn(nextWeek, effort);
  const isOpen = localDateOf(at, effort.timeZone) < nextWeek;
  const minutesToRise = isOpen ? (above?.minutes ?? null) : null;
  return { bands, now: placeOf(now), next: placeOf(band), minutesAWeek, minutesToRise };
}

/** The caller's board this week, without people hidden by a block, and last week's result. */
export async function readLeague(deps: LeagueDeps, userId: string): Promise<League> {
  const at = deps.clock.now();
  const week = leagueWeekOf(at);
  // An unreadable row of last week costs that result, not this week's board.
  const [person, mine, [last], effort] = await Promise.all([
    deps.readPerson(userId),
    deps.members.read(userId, week),
    deps.members.readMany([userId], addDays(week, -7)),
    deps.readEffort(userId, week),
  ]);
  const onBoards = person !== null && isOnBoards(person);
  const activeSeconds = secondsOf(daysOfWeek(effort.days, week));
  const entries = mine && onBoards ? await ranked(deps, { ...mine, activeSeconds }) : [];
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
    lastWeek: onBoards ? resultOf(last, effort) : null,
    placement: onBoards ? placementOf(mine, week, effort, at) : null,
  };
}
