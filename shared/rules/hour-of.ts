import { zonedTime } from './zoned-time';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached by zone: building one costs about a hundred times more than using it. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The hour of a person's day at `instant`, 0 to 23, in an IANA time zone. */
export function hourOf(instant: Date, timeZone: string): number {
  return zonedTime(instant, timeZone)?.hour ?? Number(formatterFor(timeZone).format(instant));
}
