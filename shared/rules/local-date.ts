import * as z from 'zod';
import { zonedTime } from './zoned-time';

const dayMilliseconds = 86_400_000;

/** A day of a person's own calendar as 'YYYY-MM-DD'; only days that exist are accepted. Sorts as text. */
export const localDateSchema = z.iso.date().brand<'LocalDate'>();
export type LocalDate = z.infer<typeof localDateSchema>;

const formatters = new Map<string, Intl.DateTimeFormat>();

// Building a formatter costs about a hundred times more than using one.
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase();
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(key, formatter);
  return formatter;
}

/** Whether `name` is a time zone that dates can be computed in, such as 'Europe/Lisbon' or 'UTC'. */
export function isTimeZone(name: string): boolean {
  try {
    return formatterFor(name) !== undefined;
  } catch {
    return false;
  }
}

/** The calendar day at `instant` for someone in `timeZone` (IANA name). Throws RangeError for an unknown zone or an invalid instant. */
export function localDateOf(instant: Date, timeZone: string): LocalDate {
  const date = zonedTime(instant, timeZone)?.toPlainDate();
  if (date) return localDateSchema.parse(date.toString());
  const parts = formatterFor(timeZone).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return localDateSchema.parse(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`);
}

const quarterMs = 15 * 60_000;
/** No zone is further ahead of UTC. */
const furthestAheadMs = 14 * 3_600_000;

/** When `date` begins for someone in `timeZone` (IANA name), to the quarter hour. Throws RangeError for an unknown zone. */
export function startOfDate(date: LocalDate, timeZone: string): Date {
  let time = Date.parse(`${date}T00:00:00Z`) - furthestAheadMs;
  while (localDateOf(new Date(time), timeZone) < date) time += quarterMs;
  return new Date(time);
}

// Calendar arithmetic runs on UTC midnights, where every day has 24 hours.
const dayNumber = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`) / dayMilliseconds;

/** The day `days` whole days after `date` (before it when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  const midnight = new Date((dayNumber(date) + days) * dayMilliseconds);
  return localDateSchema.parse(midnight.toISOString().slice(0, 10));
}

/** Whole days from `from` to `to`: 1 from a day to the next, negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Day of the week as in ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekday(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** The Monday of the week of a day. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekday(date));

/** From Monday to Sunday. */
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 'Monday'. */
export const weekdayName = (date: LocalDate): string => weekdayNames[weekday(date) - 1] ?? '';
