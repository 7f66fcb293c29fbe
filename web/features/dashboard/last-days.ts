import type { ActivityDay } from '../../../shared/contracts/profile';
import { addDays, type LocalDate } from '../../../shared/rules/local-date';

type DayValue = 'activeMinutes' | 'workouts' | 'caloriesKcal' | 'steps';

/** `value` for each of the last `count` days, oldest first, today last; days without an entry count as 0. */
export function lastDays(
  days: readonly ActivityDay[],
  today: LocalDate,
  value: DayValue,
  count = 7,
): number[] {
  const byDate = new Map(days.map((day) => [day.date, day[value]]));
  return Array.from({ length: count }, (_, index) => byDate.get(addDays(today, index + 1 - count)) ?? 0);
}

/** Active minutes per week, oldest first; the last week ends today. */
export function weeklyMinutes(days: readonly ActivityDay[], today: LocalDate, weeks = 12): number[] {
  const minutes = lastDays(days, today, 'activeMinutes', weeks * 7);
  return Array.from({ length: weeks }, (_, week) =>
    minutes.slice(week * 7, week * 7 + 7).reduce((sum, each) => sum + each, 0),
  );
}
