import { addDays, daysBetween, localDateOf, type LocalDate } from '../../../shared/rules/local-date';
import { leagueBands, secondsOf, weeksOfEffort, type LeagueBandId } from './leagues';

const daysOfEffort = 7 * weeksOfEffort;
/** After these many weeks, falling one band a week, no earlier band matters anymore. */
const weeksOfFalling = leagueBands.length - 1;

/** What the bands of someone's weeks depend on. */
export interface Effort {
  days: readonly { localDate: LocalDate; activeSeconds: number; workouts: number }[];
  /** When the account was created, as an instant; null for one that is gone. */
  accountSince: string | null;
  /** The minutes a week that their plan asks for; null without one. */
  planMinutes: number | null;
  /** The bands of weeks in which they were in a league. */
  bands: readonly { week: LocalDate; band: LeagueBandId }[];
}

/** A week's band, and what is missing to the next. */
export interface Placement {
  band: LeagueBandId;
  /** The average that the band follows, in whole minutes a week. */
  minutesAWeek: number;
  /** The band above, and how many more minutes lead there; null in the highest one. */
  above: { band: LeagueBandId; minutes: number } | null;
}

const placeOf = (band: LeagueBandId) => leagueBands.findIndex(({ id }) => id === band);

/** The first day whose minutes count for `week`. */
export const effortSince = (week: LocalDate): LocalDate => addDays(week, -daysOfEffort);

/** The earlier weeks whose bands matter for `week`. */
export const weeksBefore = (week: LocalDate): LocalDate[] =>
  Array.from({ length: weeksOfFalling }, (_, index) => addDays(week, -7 * (index + 1)));

/** How many days of effort there can be before `week`. */
function daysHere(accountSince: string | null, week: LocalDate): number {
  if (accountSince === null) return daysOfEffort;
  const days = daysBetween(localDateOf(new Date(accountSince), 'UTC'), week);
  return Math.max(0, Math.min(daysOfEffort, days));
}

/** Whether someone is so new that their plan counts in `week`. */
export const isPlaceByPlan = (accountSince: string | null, week: LocalDate): boolean =>
  daysHere(accountSince, week) < 7;

/** The lowest place that `week` can have, whatever was done: the plan's of someone new, or one below the week before. */
function lowestPlace({ accountSince, planMinutes, bands }: Effort, week: LocalDate): number {
  const isNew = isPlaceByPlan(accountSince, week);
  const byPlan = leagueBands.findLastIndex(({ fromMinutes }) => (planMinutes ?? 0) >= fromMinutes);
  const before = bands.flatMap(({ week: earlier, band }) => {
    const weeks = daysBetween(earlier, week) / 7;
    return weeks > 0 ? [placeOf(band) - weeks] : [];
  });
  return Math.max(0, ...(isNew ? [byPlan] : []), ...before);
}

/**
 * The band of `week`: by the average of the four weeks before it, or of the days that someone is here, at least a
 * week's. It falls by one band a week at most.
 */
export function placementIn(week: LocalDate, effort: Effort): Placement {
  const from = effortSince(week);
  const seconds = secondsOf(effort.days.filter(({ localDate }) => localDate >= from && localDate < week));
  const days = Math.max(7, daysHere(effort.accountSince, week));
  const needed = leagueBands.map(({ fromMinutes }) => Math.ceil((fromMinutes * 60 * days) / 7));
  const earned = needed.findLastIndex((least) => seconds >= least);
  const place = Math.max(earned, lowestPlace(effort, week));
  const [own, next] = [leagueBands[place] ?? leagueBands[0], leagueBands[place + 1]];
  return {
    band: own.id,
    minutesAWeek: Math.floor((seconds * 7) / days / 60),
    above: next ? { band: next.id, minutes: Math.ceil(((needed[place + 1] ?? 0) - seconds) / 60) } : null,
  };
}
