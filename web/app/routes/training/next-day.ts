import type { TrainingOverview, TrainingSettings } from '../../../../shared/contracts/training';
import {
  addDays,
  daysBetween,
  mondayOf,
  weekday,
  weekdayName,
  type LocalDate,
} from '../../../../shared/rules/local-date';

/** A day with a session; its title is null while only the day is known. */
export interface NextDay {
  date: LocalDate;
  title: string | null;
  minutes: number;
}

type Ahead = Pick<TrainingOverview, 'today' | 'week'>;

/** The next planned day of this week. */
export function laterThisWeek({ today, week }: Ahead): NextDay | null {
  return week.days.find(({ state, date }) => state === 'planned' && date > today.date) ?? null;
}

/**
 * The day of the next session, in this week or by the training days in the next one. Null if nothing can be said:
 * training waits, or today's session is still to come.
 */
export function nextDayOf(
  ahead: Ahead,
  isDone: boolean,
  trainingDays: TrainingSettings['days'] = [],
): NextDay | null {
  const { today, week } = ahead;
  const isOpen = week.days.some(({ state, date }) => state === 'planned' && date === today.date);
  if (today.session === null || (isOpen && !isDone)) return null;
  const monday = addDays(mondayOf(today.date), 7);
  const nextWeek = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const first = nextWeek.find((date) => trainingDays.some((day) => day === weekday(date)));
  return laterThisWeek(ahead) ?? (first ? { date: first, title: null, minutes: 0 } : null);
}

/** 'tomorrow', 'Friday', or 'next Friday'. */
export function whenText(date: LocalDate, today: LocalDate): string {
  const days = daysBetween(today, date);
  if (days === 1) return 'tomorrow';
  return days < 7 ? weekdayName(date) : `next ${weekdayName(date)}`;
}
