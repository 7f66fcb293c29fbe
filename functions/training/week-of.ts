import { addDays } from '../../shared/rules/local-date';
import type { WeekInput } from './planner/plan-ahead';
import { planWeek } from './planner/plan-week';
import type { PlannedWeek } from './planner/week';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';

/** After so many days without training a plan that no one chose begins on the day they come. */
const awayDays = 28;

/** What the days from today on are planned from, in which `today` is planned for this day. */
export function weekInputOf({ input, moves, since, areChosen }: PlanBasis, today: DayPlan | null): WeekInput {
  const { date, ...rest } = input;
  const from = addDays(date, -awayDays);
  const beginsToday = !areChosen && input.history.every((past) => past.date < from);
  const todaysSession = today?.session ?? null;
  return { ...rest, today: date, since, moves, beginsToday, todaysSession };
}

/** The week of today, in which `today` is planned for this day. */
export const weekOf = (basis: PlanBasis, today: DayPlan | null): PlannedWeek =>
  planWeek(weekInputOf(basis, today));
