import { addDays, type LocalDate } from '../../shared/rules/local-date';

const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const date = { month: 'short', day: 'numeric', year: 'numeric' } as const;
/** A calendar day is not an instant: formatting it in UTC keeps it from shifting. */
const calendar = { timeZone: 'UTC' } as const;

/** Created on first use, because creating the first formatter takes a browser 20 ms. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (instant: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (instant) => (made ??= new Intl.DateTimeFormat(locale, options)).format(new Date(instant));
}

const calendarDay = formatter('en-US', { ...day, ...calendar });
const calendarDate = formatter('en-US', { ...date, ...calendar });

const atMidnight = (date: LocalDate) => `${date}T00:00:00Z`;
const shortCalendarDay = formatter('en-US', { month: 'short', day: 'numeric', ...calendar });
const longCalendarDay = formatter('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...calendar });
const calendarMonth = formatter('en-US', { month: 'long', year: 'numeric', ...calendar });

/** A day as 'Nov 6'. */
export const shortDayText = (localDate: LocalDate): string => shortCalendarDay(atMidnight(localDate));

/** A day as 'Friday, November 6'. */
export const longDayText = (localDate: LocalDate): string => longCalendarDay(atMidnight(localDate));

/** The month of a day as 'November 2026'. */
export const monthText = (localDate: LocalDate): string => calendarMonth(atMidnight(localDate));

/** An instant as 'Fri, Nov 6' in the device's time zone. */
export const dayText = formatter('en-US', day);

/** An instant as 'Nov 6, 2026' in the device's time zone. */
export const dateText = formatter('en-US', date);

/** An instant as 'Friday, November 6, 2026 at 6:05 PM' in the device's time zone. */
export const fullDateText = formatter('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** The time of day in the browser's format, '6:05 PM' or '18:05', in the device's time zone unless another one is given. */
export function timeText(instant: Date, timeZone?: string): string {
  return instant.toLocaleTimeString(undefined, {
    ...(timeZone && { timeZone }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** The current hour in a time zone, 0 to 23. */
export const hourIn = (timeZone: string, instant = new Date()): number =>
  Number(instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }));

/** 'Today', 'Yesterday', or 'Fri, Nov 6'; a date with its year when the year differs. */
export function calendarDayText(localDate: LocalDate, today: LocalDate): string {
  if (localDate === today) return 'Today';
  if (localDate === addDays(today, -1)) return 'Yesterday';
  const sameYear = localDate.slice(0, 4) === today.slice(0, 4);
  return (sameYear ? calendarDay : calendarDate)(atMidnight(localDate));
}

/** In the browser's own date order and language. */
const ownDate = (instant: Date) =>
  instant.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** 'Today', 'Yesterday', or '3 days ago' in the device's time zone; after a week, the date in the browser's format. */
export function agoText(instant: string, now = new Date()): string {
  const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  const then = new Date(instant);
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? `${days} days ago` : ownDate(then);
}

/** 402 seconds as '6:42'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** '2 min', or '1:30 min' when it is not a whole number of minutes. */
export function lengthText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${clockText(seconds)} min`;
}
