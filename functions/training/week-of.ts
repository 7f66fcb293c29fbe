import { addDays } from '../../shared/domain/local-date';
import { planWeek } from '../../shared/domain/training/plan-week';
import type { PlannedWeek } from '../../shared/domain/training/week';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';

/** After so many days without training a plan that nobody chose begins on the day they come. */
const awayDays = 28;

/** The week of today, in which `today` is planned for this day. */
export function weekOf({ input, moves, since, areChosen }: PlanBasis, today: DayPlan | null): PlannedWeek {
  const { date, ...rest } = input;
  const from = addDays(date, -awayDays);
  const beginsToday = !areChosen && input.history.every((past) => past.date < from);
  const todaysSession = today?.session ?? null;
  return planWeek({ ...rest, today: date, since, moves, beginsToday, todaysSession });
}
