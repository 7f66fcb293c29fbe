import { addDays, type LocalDate } from '../../shared/rules/local-date';

const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const date = { month: 'short', day: 'numeric', year: 'numeric' } as const;
/** A calendar day is not an instant: formatting it in UTC keeps it from shifting. */
const calendar = { timeZone: 'UTC' } as const;

const twelveHours = ['h11', 'h12'];

/** A browser without a language calls it 'C', which formatters refuse. */
function hourCycleOf(language: string): string {
  try {
    return new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hourCycle ?? 'h23';
  } catch {
    return 'h23';
  }
}

/**
 * The language of the dates: the person's own English; for another language, English in the order most of the world
 * writes, with that language's clock, because the words around the dates are English.
 */
function dateLocale(): string {
  const { language } = navigator;
  if (/^en\b/i.test(language)) return language;
  const hourCycle = hourCycleOf(language);
  return twelveHours.includes(hourCycle) ? 'en-GB-u-hc-h12' : 'en-GB';
}

/** Created on first use, because creating the first formatter takes a browser 20 ms. */
function formatter(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (instant) => (made ??= new Intl.DateTimeFormat(dateLocale(), options)).format(new Date(instant));
}

const calendarDay = formatter({ ...day, ...calendar });
const calendarDate = formatter({ ...date, ...calendar });

const atMidnight = (date: LocalDate) => `${date}T00:00:00Z`;
const shortCalendarDay = formatter({ month: 'short', day: 'numeric', ...calendar });
const longCalendarDay = formatter({ weekday: 'long', month: 'long', day: 'numeric', ...calendar });
const calendarMonth = formatter({ month: 'long', year: 'numeric', ...calendar });

/** A day as 'Nov 6' or '6 Nov'. */
export const shortDayText = (localDate: LocalDate): string => shortCalendarDay(atMidnight(localDate));

/** A day as 'Friday, November 6'. */
export const longDayText = (localDate: LocalDate): string => longCalendarDay(atMidnight(localDate));

/** The month of a day as 'November 2026'. */
export const monthText = (localDate: LocalDate): string => calendarMonth(atMidnight(localDate));

/** An instant as 'Fri, Nov 6' in the device's time zone. */
export const dayText = formatter(day);

/** An instant as 'Nov 6' in the device's time zone. */
export const shortDateText = formatter({ month: 'short', day: 'numeric' });

/** An instant as 'Nov 6, 2026' in the device's time zone. */
export const dateText = formatter(date);

/** An instant as 'Friday, November 6, 2026 at 6:05 PM' in the device's time zone. */
export const fullDateText = formatter({ dateStyle: 'full', timeStyle: 'short' });

const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** The time of day, '6:05 PM' or '18:05', in the device's time zone unless another one is given. */
export const timeText = (instant: Date, timeZone?: string): string =>
  instant.toLocaleTimeString(dateLocale(), { ...clock, ...(timeZone && { timeZone }) });

/** 'Today', 'Yesterday', or 'Fri, Nov 6'; a date with its year when the year differs. */
export function calendarDayText(localDate: LocalDate, today: LocalDate): string {
  if (localDate === today) return 'Today';
  if (localDate === addDays(today, -1)) return 'Yesterday';
  const sameYear = localDate.slice(0, 4) === today.slice(0, 4);
  return (sameYear ? calendarDay : calendarDate)(atMidnight(localDate));
}

/** 'Today', 'Yesterday', or '3 days ago' in the device's time zone; after a week, the date. */
export function agoText(instant: string, now = new Date()): string {
  const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  const then = new Date(instant);
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? `${days} days ago` : dateText(instant);
}

/** 402 seconds as '6:42'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** '2 min', or '1:30 min' when it is not a whole number of minutes. */
export function lengthText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${clockText(seconds)} min`;
}
