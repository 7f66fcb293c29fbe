import { addDays, mondayOf, type LocalDate } from '../../../shared/rules/local-date';
import { leagueWeekOf } from '../../leagues/rules/leagues';

/** What a membership knows about its member: enough to order a group and to sum its week without other rows. */
export interface Tally {
  /** The points that others may see; null for someone who is not shown on leaderboards. */
  points: number | null;
  /** Active seconds by the Monday of their week; weeks without any are left out. */
  weeks: Record<string, number>;
}

/** What a tally is derived from. */
export interface TallySources {
  points: number | null;
  days: readonly { localDate: LocalDate; activeSeconds: number }[];
}

/** Of weeks and leagues there is one calendar: from Monday, 00:00 UTC. */
export const groupWeekOf = leagueWeekOf;

/** East of UTC a week begins earlier, west of it one ends later: a tally has the weeks around now. */
export function weeksAround(now: Date): LocalDate[] {
  const week = groupWeekOf(now);
  return [addDays(week, -7), week, addDays(week, 7)];
}

/**
 * A day of someone's own calendar belongs to the week that contains it, and counts from the day on which they joined.
 */
export function tallyOf({ points, days }: TallySources, countsFrom: string, now: Date): Tally {
  const known = new Set(weeksAround(now));
  const weeks: Record<string, number> = {};
  for (const { localDate, activeSeconds } of days) {
    const week = mondayOf(localDate);
    if (activeSeconds > 0 && localDate >= countsFrom && known.has(week))
      weeks[week] = (weeks[week] ?? 0) + activeSeconds;
  }
  return { points, weeks };
}

export const secondsIn = ({ weeks }: Pick<Tally, 'weeks'>, week: LocalDate): number => weeks[week] ?? 0;

/** The best first; whoever is not shown on leaderboards comes last. */
interface Place {
  order: number;
  userId: string;
}

export const placeOf = ({ points, userId }: { points: number | null; userId: string }): Place => ({
  order: points ?? -1,
  userId,
});

export function comparePlaces(a: Place, b: Place): number {
  if (a.order !== b.order) return b.order - a.order;
  return a.userId < b.userId ? -1 : Number(a.userId > b.userId);
}
