import { hourOf } from './hour-of';

const hourMs = 3_600_000;
const quarterMs = hourMs / 4;

/** In the evening, unless someone chose another hour. */
export const usualReminderHour = 19;
/** Hours of a person's own day in which they may be reminded: from 8:00 until 22:00. */
export const firstReminderHour = 8;
export const lastReminderHour = 21;

const startOfHour = (instant: Date) => Math.floor(instant.getTime() / hourMs) * hourMs;

/** Whether someone may be reminded at `instant`: at night no one is. */
export function isWakingHour(instant: Date, timeZone: string): boolean {
  const hour = hourOf(instant, timeZone);
  return hour >= firstReminderHour && hour <= lastReminderHour;
}

/**
 * The full hour of UTC at which the person's clocks first show `hour` (8 to 21): that of `from` or a later one, and later
 * than `after`. In zones of half and quarter hours that is up to 45 minutes into it. Throws where
 * no such hour comes within three days, which no zone has.
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

/** When the night of `instant`'s day begins in the zone; to the quarter of an hour. */
export function nextNight(instant: Date, timeZone: string): Date {
  let time = Math.floor(instant.getTime() / quarterMs) * quarterMs;
  while (isWakingHour(new Date(time), timeZone)) time += quarterMs;
  return new Date(time);
}
