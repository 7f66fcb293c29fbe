import type { League, LeaguePlacement } from '../../shared/contracts/leagues';
import {
  daysOfWeek,
  leagueBands,
  leaguePlaces,
  leagueWeekOf,
  rankedSecondsOf,
  type LeagueBandId,
} from './rules/leagues';
import { addDays, startOfDate, type LocalDate } from '../../shared/rules/local-date';
import type { ReadBlockedEitherWay } from '../friends/public';
import { isOnBoards, type ReadPeople, type ReadPerson } from '../people/public';
import type { Clock } from '../platform/clock';
import type { ReadSettings } from '../profile/public';
import {
  bandOf,
  minutesOf,
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
  readSettings: ReadSettings;
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
    return person && isOnBoards(person) ? [{ person, minutes: minutesOf(row) }] : [];
  });
  const places = leaguePlaces(shown.map(({ minutes }) => minutes));
  return shown
    .map(({ person: { userId: id, name }, minutes }, index) => {
      return { id, rank: places[index] ?? 1, name, minutes };
    })
    .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
}

function resultOf(member: LeagueMember | undefined, { days }: Effort): League['lastWeek'] {
  if (!member?.result) return null;
  const { week, result } = member;
  const workouts = daysOfWeek(days, week).reduce((sum, day) => sum + day.workouts, 0);
  return { week, ...result, minutes: minutesOf(member), workouts };
}

/** Both places come from what joining asks, so what is told on Sunday is what Monday brings. */
function placementOf(mine: LeagueMember | null, week: LocalDate, effort: Effort): LeaguePlacement {
  const now = (mine && bandOf(mine)) ?? placementIn(week, effort).band;
  const { band, minutesAWeek, above } = placementIn(addDays(week, 7), effort);
  return {
    bands,
    now: placeOf(now),
    next: placeOf(band),
    minutesAWeek,
    minutesToRise: above?.minutes ?? null,
  };
}

/** The caller's board this week, without people hidden by a block, and last week's result. */
export async function readLeague(deps: LeagueDeps, userId: string): Promise<League> {
  const settings = await deps.readSettings(userId);
  const timeZone = settings?.timeZone ?? 'UTC';
  const week = leagueWeekOf(deps.clock.now(), timeZone);
  // An unreadable row of last week costs that result, not this week's board.
  const [person, mine, [last], effort] = await Promise.all([
    deps.readPerson(userId),
    deps.members.read(userId, week),
    deps.members.readMany([userId], addDays(week, -7)),
    deps.readEffort(userId, week, settings),
  ]);
  const onBoards = person !== null && isOnBoards(person);
  const activeSeconds = rankedSecondsOf(effort.days, week);
  const entries = mine && onBoards ? await ranked(deps, { ...mine, activeSeconds }) : [];
  const hidden = await deps.readBlockedEitherWay(
    userId,
    entries.map(({ id }) => id),
  );
  return {
    week,
    endsAt: startOfDate(addDays(week, 7), timeZone).toISOString(),
    onBoards,
    name: mine && onBoards ? nameOf(mine) : null,
    entries: entries.filter(({ id }) => !hidden.has(id)),
    me: entries.find(({ id }) => id === userId) ?? null,
    lastWeek: onBoards ? resultOf(last, effort) : null,
    placement: onBoards ? placementOf(mine, week, effort) : null,
  };
}
