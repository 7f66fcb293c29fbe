import { rankedMinutesADay } from '../../../shared/rules/leagues';
import { addDays, localDateOf, mondayOf, type LocalDate } from '../../../shared/rules/local-date';

/** The most people who share a board. */
export const leagueSize = 30;

/** Bands of active minutes per week, in ascending order; `fromMinutes` is where each begins. */
export const leagueBands = [
  { id: 'easy', name: 'Easy league', fromMinutes: 0 },
  { id: 'steady', name: 'Steady league', fromMinutes: 30 },
  { id: 'strong', name: 'Strong league', fromMinutes: 90 },
  { id: 'devoted', name: 'Devoted league', fromMinutes: 180 },
] as const;
export type LeagueBandId = (typeof leagueBands)[number]['id'];

/** How many previous weeks decide a league's band. */
export const weeksOfEffort = 4;

/** A league's week is from Monday to Sunday on each person's own calendar; its Monday identifies it. */
export const leagueWeekOf = (instant: Date, timeZone = 'UTC'): LocalDate =>
  mondayOf(localDateOf(instant, timeZone));

/** The next Monday, 00:00 UTC. */
export const endOfLeagueWeek = (week: LocalDate): Date => new Date(`${addDays(week, 7)}T00:00:00Z`);

/** No zone is further behind UTC. */
const furthestBehindMs = 12 * 3_600_000;

/** When a week is over everywhere. */
export const lastEndOfLeagueWeek = (week: LocalDate): Date =>
  new Date(endOfLeagueWeek(week).getTime() + furthestBehindMs);

/** What was done on the days from a Monday to its Sunday. */
export const daysOfWeek = <Day extends { localDate: LocalDate }>(
  days: readonly Day[],
  week: LocalDate,
): Day[] => days.filter(({ localDate }) => localDate >= week && localDate < addDays(week, 7));

/** Everything that was done, in seconds. */
export const secondsOf = (days: readonly { activeSeconds: number }[]): number =>
  days.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);

/** What ranks someone in a league: the seconds of its days, up to the most that count of each. */
export const rankedSecondsOf = (
  days: readonly { localDate: LocalDate; activeSeconds: number }[],
  week: LocalDate,
): number =>
  daysOfWeek(days, week).reduce(
    (sum, { activeSeconds }) => sum + Math.min(activeSeconds, rankedMinutesADay * 60),
    0,
  );

/** The rank of each of `minutes`, in their order: ties share it, and the next rank comes after all of them. */
export function leaguePlaces(minutes: readonly number[]): number[] {
  return minutes.map((own) => 1 + minutes.filter((other) => other > own).length);
}
