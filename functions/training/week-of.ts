import { addDays } from '../../shared/rules/local-date';
import type { WeekInput } from './planner/plan-ahead';
import { planWeek } from './planner/plan-week';
import type { PlannedWeek } from './planner/week';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';

/** After this many days without training, a plan that no one chose starts on the day they return. */
const awayDays = 28;

/** What the days from today on are planned from, with `today` as today's plan. */
export function weekInputOf({ input, moves, since, areChosen }: PlanBasis, today: DayPlan | null): WeekInput {
  const { date, ...rest } = input;
  const from = addDays(date, -awayDays);
  const beginsToday = !areChosen && input.history.every((past) => !past.counted || past.date < from);
  const todaysSession = today?.session ?? null;
  return { ...rest, today: date, since, moves, beginsToday, todaysSession };
}

const free = { state: 'rest', title: null, focus: [], minutes: 0, reason: null } as const;

/** This week, with `today` as today's plan. While a danger pauses training, nothing ahead is planned. */
export function weekOf(basis: PlanBasis, today: DayPlan | null): PlannedWeek {
  const week = planWeek(weekInputOf(basis, today));
  if (basis.spared.open.length === 0) return week;
  const days = week.days.map((day) => (day.state === 'planned' ? { ...day, ...free } : day));
  return { ...week, days, note: null };
}
