import { hourOf } from './hour-of';

/** From the full hour `from` until the full hour `to` of a person's own day, usually over midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

export const usualQuietHours: QuietHours = { from: 21, to: 8 };

const quarterMs = 900_000;
const searchedMs = 72 * 3_600_000;

export function isQuietHour(hour: number, quiet: QuietHours | null): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

export const isQuiet = (instant: Date, timeZone: string, quiet: QuietHours | null): boolean =>
  isQuietHour(hourOf(instant, timeZone), quiet);

/** The first change to quiet, or from it, after `instant`; offsets of zones and their changes are whole quarter hours. */
function nextChange(instant: Date, timeZone: string, quiet: QuietHours, toQuiet: boolean): Date {
  const first = Math.floor(instant.getTime() / quarterMs) * quarterMs;
  let was = isQuiet(new Date(first), timeZone, quiet);
  for (let time = first + quarterMs; time < first + searchedMs; time += quarterMs) {
    const is = isQuiet(new Date(time), timeZone, quiet);
    if (is !== was && is === toQuiet) return new Date(time);
    was = is;
  }
  throw new Error(`${timeZone} has no quiet hours from ${quiet.from} to ${quiet.to}`);
}

/** When quiet hours end the next time; without any, when they usually would: in the morning. */
export const quietEnd = (after: Date, timeZone: string, quiet: QuietHours | null): Date =>
  nextChange(after, timeZone, quiet ?? usualQuietHours, false);

/** When they begin the next time; null without any. */
export const quietStart = (after: Date, timeZone: string, quiet: QuietHours | null): Date | null =>
  quiet && nextChange(after, timeZone, quiet, true);
