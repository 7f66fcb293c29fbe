import type { ActivityDay } from '../../../shared/contracts/profile';
import { awardPoints } from '../../../shared/rules/awards';
import { addDays, weekday, type LocalDate } from '../../../shared/rules/local-date';
import { isActiveDay } from './heatmap-days';

export interface StreakDay {
  date: LocalDate;
  label: string;
  state: 'active' | 'frozen' | 'outside' | 'missed' | 'open';
  /** Points that activity on this day earns for the streak. */
  award: number | null;
}

interface StreakFacts {
  days: readonly ActivityDay[];
  today: LocalDate;
  currentStreak: number;
  frozenDates: readonly LocalDate[];
  outsideDates?: readonly LocalDate[] | undefined;
  streakTowardAwards?: number | undefined;
}

const shown = 7;
const initials = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const awardAt = new Map([
  [7, awardPoints.streak_7],
  [30, awardPoints.streak_30],
]);

/**
 * The week up to today; each day is active, frozen, kept by activity outside, missed, or still open. An award due with the next active day
 * is shown on that day: today, or tomorrow once today is done.
 */
export function streakDays(facts: StreakFacts): StreakDay[] {
  const { days, today, currentStreak, frozenDates, outsideDates = [], streakTowardAwards } = facts;
  const active = new Set(days.filter(isActiveDay).map(({ date }) => date));
  const next = awardAt.get((streakTowardAwards ?? currentStreak) + 1) ?? null;
  const tomorrow = addDays(today, 1);
  const last = next !== null && active.has(today) ? tomorrow : today;
  const labelOf = (date: LocalDate) => {
    if (date === today) return 'Today';
    return date === tomorrow ? 'Next' : (initials[weekday(date) - 1] ?? '');
  };
  return Array.from({ length: shown }, (_, index) => {
    const date = addDays(last, index + 1 - shown);
    const open = date >= today && !active.has(date);
    const missed = frozenDates.includes(date) ? 'frozen' : outsideDates.includes(date) ? 'outside' : 'missed';
    const state = active.has(date) ? 'active' : open ? 'open' : missed;
    return { date, label: labelOf(date), state, award: open ? next : null };
  });
}
