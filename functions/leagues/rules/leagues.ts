import { addDays, localDateOf, weekday, type LocalDate } from '../../../shared/rules/local-date';

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

/** The Monday of the UTC week that contains `instant`, which identifies a league's week. */
export function leagueWeekOf(instant: Date): LocalDate {
  const date = localDateOf(instant, 'UTC');
  return addDays(date, 1 - weekday(date));
}

/** When a week ends: the next Monday, 00:00 UTC. */
export const endOfLeagueWeek = (week: LocalDate): Date => new Date(`${addDays(week, 7)}T00:00:00Z`);

/** What was done on the days from a Monday to its Sunday. */
export const daysOfWeek = <Day extends { localDate: LocalDate }>(
  days: readonly Day[],
  week: LocalDate,
): Day[] => days.filter(({ localDate }) => localDate >= week && localDate < addDays(week, 7));

/** Each second that counts, once. */
export const secondsOf = (days: readonly { activeSeconds: number }[]): number =>
  days.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);

/** The rank of each of `points`, in their order: ties share it, and the next rank comes after all of them. */
export function leaguePlaces(points: readonly number[]): number[] {
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}
