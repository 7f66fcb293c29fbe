import { addDays, daysBetween, localDateOf, type LocalDate } from '../../shared/rules/local-date';

const oncePerDays = 30;
const kept = 5;
const dayMs = 86_400_000;

/** Milliseconds that the zone's wall clock is ahead of UTC at `instant`. */
function offsetMs(instant: Date, timeZone: string): number {
  const wall = new Date(instant.toLocaleString('en-US', { timeZone, hourCycle: 'h23' }) + ' UTC');
  return wall.getTime() - Math.floor(instant.getTime() / 1000) * 1000;
}

export interface Move {
  now: Date;
  from: string;
  to: string;
  /** Whether the current day in `from` is already active, so that it cannot be missed. */
  isTodayActive: boolean;
}

/**
 * The dates that a move between zones takes from a streak, oldest first. Going east shortens the dates that are still
 * open: one date, or two if the zones are more than a day apart.
 */
function squeezedDates({ now, from, to, isTodayActive }: Move): LocalDate[] {
  const shiftMs = offsetMs(now, to) - offsetMs(now, from);
  if (shiftMs <= 0) return [];
  const first = addDays(localDateOf(now, from), isTodayActive ? 1 : 0);
  const dates = Array.from({ length: Math.ceil(shiftMs / dayMs) }, (_, index) => addDays(first, index));
  const today = localDateOf(now, to);
  // Dates after the new zone's today have all their hours.
  return dates.filter((date) => date <= today);
}

/**
 * The dates to forgive after a move between zones: the known ones plus those it takes. Only once in thirty days, or
 * moving back and forth would replace training.
 */
export function forgiveDates(known: LocalDate[], move: Move): LocalDate[] {
  const squeezed = squeezedDates(move);
  const isRecent = (date: LocalDate) =>
    squeezed.some((other) => Math.abs(daysBetween(date, other)) < oncePerDays);
  return known.some(isRecent) ? known : [...known, ...squeezed].slice(-kept);
}
