import { daysOfWeek, leagueWeekOf, secondsOf } from './rules/leagues';
import type { DomainEvent } from '../../shared/events/catalogue';
import type { LocalDate } from '../../shared/rules/local-date';
import type { ReadActivityDays } from '../activity/public';
import { isOnBoards, type Person, type ReadPerson } from '../people/public';
import type { Push } from '../platform/sockets/push';
import type { Log } from '../platform/logger';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { isSettled } from './close-boards';
import { joinLeague, type JoinDeps } from './join-league';
import type { LeagueMember, WeekTotals } from './league-members-repository';

export interface LeagueEventsDeps extends JoinDeps {
  readPerson: ReadPerson;
  readActivityDays: ReadActivityDays;
  push: Push;
  log: Log;
}

type Awarded = DomainEvent<'PointsAwarded' | 'PointsCorrected'>;

const changeOf = ({ data: { awards } }: Awarded) => awards.reduce((sum, { points }) => sum + points, 0);

/** The totals before and after the award or its reversal. */
function totalsOf(event: Awarded): WeekTotals {
  const change = changeOf(event);
  const { totalPoints, standing } = event.data;
  const { version } = standing;
  return {
    pointsBefore: totalPoints - change,
    pointsAfter: totalPoints,
    firstVersion: version,
    lastVersion: version,
  };
}

/**
 * The week's points are the difference between its first and last change; the person's version orders them. The first
 * change gives points: what is taken back before it was earned in earlier weeks, in whatever order the events arrive.
 */
function widened(seen: WeekTotals, event: Awarded) {
  const { pointsBefore, pointsAfter, firstVersion, lastVersion } = totalsOf(event);
  const changes: Partial<WeekTotals> = {
    ...(firstVersion < seen.firstVersion && changeOf(event) > 0 && { pointsBefore, firstVersion }),
    ...(lastVersion > seen.lastVersion && { pointsAfter, lastVersion }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** Changes whose events arrived before the row existed would be missed; the person's row has them. */
function sinceThen(totals: WeekTotals, week: LocalDate, person: Person, now: Date): WeekTotals {
  const isRunning = leagueWeekOf(now) === week && person.version > totals.lastVersion;
  return isRunning ? { ...totals, pointsAfter: person.totalPoints, lastVersion: person.version } : totals;
}

/** Joins with the first points of a week; null if they give none, or the person is hidden from leaderboards. */
async function joining(deps: LeagueEventsDeps, event: Awarded, week: LocalDate, now: Date) {
  const { userId } = event;
  const person = await deps.readPerson(userId);
  if (!person || !isOnBoards(person) || changeOf(event) <= 0) return null;
  return () => joinLeague(deps, { userId, week, ...sinceThen(totalsOf(event), week, person, now) });
}

/**
 * Changes a week that was joined; null if the event is known. The minutes are read after the row, which no one else may
 * change meanwhile, so what paid the latest points is in them. A result that was written has to be written again.
 */
async function changing(deps: LeagueEventsDeps, seen: LeagueMember, event: Awarded) {
  const { boards, members, storage, readActivityDays } = deps;
  const totals = widened(seen, event);
  if (!totals) return null;
  const { userId, week } = seen;
  const activeSeconds = secondsOf(daysOfWeek(await readActivityDays(userId, week), week));
  const changes = { ...totals, activeSeconds };
  if (!seen.result) return () => members.changePoints(seen, changes);
  const items = [members.changePointsItem(seen, changes), boards.reopenItem(seen.boardId)];
  return () => transact(storage.documents, items);
}

/** Whether the week changed. */
async function count(deps: LeagueEventsDeps, event: Awarded): Promise<boolean> {
  const { userId, occurredAt } = event;
  const now = deps.storage.clock.now();
  const week = leagueWeekOf(new Date(occurredAt));
  const seen = await deps.members.read(userId, week);
  const write = seen ? await changing(deps, seen, event) : await joining(deps, event, week, now);
  if (!write) return false;
  if (isSettled(week, now)) {
    // The alarm counts this line.
    deps.log.warn('points too late for their league', { userId, week, points: changeOf(event) });
    return false;
  }
  await write();
  return true;
}

/**
 * Counts points in the week they were awarded or taken back, in any order and however often events arrive, and tells
 * the person; others on the board see it when they look. The first points of a week join its league.
 */
export const onPointsAwarded =
  (deps: LeagueEventsDeps) =>
  async (event: Awarded): Promise<void> => {
    if (await decideAgain(() => count(deps, event), 20))
      await deps.push(event.userId, { type: 'league.changed' });
  };
