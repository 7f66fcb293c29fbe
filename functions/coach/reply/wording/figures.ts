import type { ActivityDay } from '../../../../shared/contracts/profile';
import {
  daysBetween,
  localDateSchema,
  weekdayName,
  type LocalDate,
} from '../../../../shared/rules/local-date';
import type { CoachFacts } from '../../coach-facts';

/** A person's numbers up to their current day. */
export type TrainingLog = Pick<CoachFacts, 'today' | 'progress'>;

export const todayOf = ({ today }: Pick<CoachFacts, 'today'>): LocalDate => localDateSchema.parse(today);

const isActive = ({ workouts, activeMinutes }: ActivityDay) => workouts > 0 || activeMinutes > 0;

export interface Activity {
  workouts: number;
  activeMinutes: number;
  caloriesKcal: number;
  activeDays: number;
}

/** What was done between two local days, both included. */
export function activityBetween({ progress }: TrainingLog, from: LocalDate, to: LocalDate): Activity {
  const days = progress.days.filter(({ date }) => date >= from && date <= to);
  const sum = (of: (day: ActivityDay) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    workouts: sum((day) => day.workouts),
    activeMinutes: sum((day) => day.activeMinutes),
    caloriesKcal: sum((day) => day.caloriesKcal),
    activeDays: days.filter(isActive).length,
  };
}

export const wasActiveOn = ({ progress }: Pick<CoachFacts, 'progress'>, date: LocalDate): boolean =>
  progress.days.some((day) => day.date === date && isActive(day));

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A past day the way people say it: 'today', 'yesterday', 'on Monday', 'on May 3'. */
export function dayText(facts: Pick<CoachFacts, 'today'>, date: LocalDate): string {
  const ago = daysBetween(date, todayOf(facts));
  if (ago === 0) return 'today';
  if (ago === 1) return 'yesterday';
  if (ago > 1 && ago < 7) return `on ${weekdayName(date)}`;
  return `on ${months[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(8))}`;
}
