import { hourOf } from '../hour-of';
import { localDateOf, type LocalDate } from '../local-date';
import type { MealType } from './meal-types';

const usualHours: Record<MealType, number> = { breakfast: 8, lunch: 13, snack: 16, dinner: 19 };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When a meal of a day is usually eaten, on the clock of a time zone: for a meal that was logged on another day. */
export function usualMealTime(date: LocalDate, mealType: MealType, timeZone: string): Date {
  const hour = usualHours[mealType];
  const inUtc = Date.parse(`${date}T00:00:00Z`) + hour * hourMs;
  const shown = new Date(inUtc);
  const ahead = (Date.parse(localDateOf(shown, timeZone)) - Date.parse(date)) / hourMs;
  const about = inUtc - (ahead + hourOf(shown, timeZone) - hour) * hourMs;
  // Some zones are a part of an hour off: the earliest quarter that still shows this hour is the full hour.
  const early = [45, 30, 15].find(
    (minutes) => hourOf(new Date(about - minutes * minuteMs), timeZone) === hour,
  );
  return new Date(about - (early ?? 0) * minuteMs);
}
