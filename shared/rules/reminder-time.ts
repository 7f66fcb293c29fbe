import { hourOf } from './hour-of';
import { isQuietHour, type QuietHours } from './quiet-hours';

const hourMs = 3_600_000;
const quarterMs = hourMs / 4;

/** Evening, unless someone chose another hour. */
export const usualReminderHour = 19;
/** The hours of a person's own day in which reminders are allowed: from 8:00 until 22:00. */
export const firstReminderHour = 8;
export const lastReminderHour = 21;

/** The chosen hour, or the nearest one before it, else after it, that is not quiet; the chosen one if all are quiet. */
export function reminderHourOutside(quiet: QuietHours | null, hour: number): number {
  const hours = Array.from(
    { length: lastReminderHour - firstReminderHour + 1 },
    (_, n) => firstReminderHour + n,
  );
  const open = hours.filter((each) => !isQuietHour(each, quiet));
  return open.findLast((each) => each <= hour) ?? open[0] ?? hour;
}

const startOfHour = (instant: Date) => Math.floor(instant.getTime() / hourMs) * hourMs;

/** Whether a reminder is allowed at `instant`: never at night. */
export function isWakingHour(instant: Date, timeZone: string): boolean {
  const hour = hourOf(instant, timeZone);
  return hour >= firstReminderHour && hour <= lastReminderHour;
}

/**
 * The first full UTC hour, from `from` on and later than `after`, at which the person's clock shows `hour` (8 to 21).
 * In zones with half and quarter hours that is up to 45 minutes into it. Throws if none comes within three days, which
 * happens in no zone.
 */
export function nextReminderTime(
  from: Date,
  timeZone: string,
  hour: number,
  after: Date | null = null,
): Date {
  const first = Math.max(startOfHour(from), after === null ? 0 : startOfHour(after) + hourMs);
  for (let time = first; time < first + 72 * hourMs; time += hourMs) {
    const candidate = new Date(time);
    if (hourOf(candidate, timeZone) === hour) return candidate;
  }
  throw new Error(`${timeZone} has no hour ${hour}`);
}

/** When the night after `instant` begins in the zone, to the quarter hour. */
export function nextNight(instant: Date, timeZone: string): Date {
  let time = Math.floor(instant.getTime() / quarterMs) * quarterMs;
  while (isWakingHour(new Date(time), timeZone)) time += quarterMs;
  return new Date(time);
}
