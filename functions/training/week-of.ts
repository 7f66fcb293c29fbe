import { planWeek } from '../../shared/domain/training/plan-week';
import type { PlannedWeek } from '../../shared/domain/training/week';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';

/** The week of today, in which `today` is planned for this day. */
export function weekOf({ input, moves, since, areChosen }: PlanBasis, today: DayPlan | null): PlannedWeek {
  const { date, ...rest } = input;
  const beginsToday = !areChosen && input.history.length === 0;
  const todaysSession = today?.session ?? null;
  return planWeek({ ...rest, today: date, since, moves, beginsToday, todaysSession });
}
