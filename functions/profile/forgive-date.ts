import { daysBetween, localDateOf, type LocalDate } from '../../shared/domain/local-date';

const oncePerDays = 30;
const kept = 5;

/** Milliseconds that the zone's wall clock is ahead of UTC at `instant`. */
function offsetMs(instant: Date, timeZone: string): number {
  const wall = new Date(instant.toLocaleString('en-US', { timeZone, hourCycle: 'h23' }) + ' UTC');
  return wall.getTime() - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The dates to forgive after a move between zones. Going east shortens the day that was under way, so that
 * day is forgiven; once in thirty days, or moving back and forth would replace training.
 */
export function forgiveDate(
  known: LocalDate[],
  { now, from, to }: { now: Date; from: string; to: string },
): LocalDate[] {
  if (offsetMs(now, to) <= offsetMs(now, from)) return known;
  const today = localDateOf(now, from);
  if (known.some((date) => Math.abs(daysBetween(date, today)) < oncePerDays)) return known;
  return [...known, today].slice(-kept);
}
