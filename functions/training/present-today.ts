import type { TrainingToday } from '../../shared/contracts/training';
import { wholeMinutes } from '../../shared/rules/workout-rules';
import { goalSecondsOf } from '../activity/public';
import { isAsked } from './planner/asked-changes';
import type { PlannedWeek } from './planner/week';
import type { DayPlan } from './day-plans';
import { noPlanText, sessionGreeting, waitingText } from './session-greeting';
import type { PlanBasis } from './plan-basis';
import { presentSession } from './present-session';

/** The minutes that close today's circle: those of the plan, until a workout counts. */
function goalMinutesOf({ goalSeconds }: PlanBasis, plan: DayPlan | null, isDone: boolean): number | null {
  if (!plan || !isDone) return plan && plan.session.minutes;
  const fixed = goalSecondsOf({ goalSeconds });
  return fixed === null ? null : wholeMinutes(fixed);
}

/** Today as the API answers it. */
export function presentToday(basis: PlanBasis, plan: DayPlan | null, week: PlannedWeek): TrainingToday {
  const { input, open, spared } = basis;
  const { date, library } = input;
  const state = week.days.find((day) => day.date === date)?.state;
  return {
    date,
    isRestDay: state === 'rest',
    isDone: state === 'done',
    goalMinutes: goalMinutesOf(basis, plan, state === 'done'),
    opening: plan ? sessionGreeting(basis, plan) : spared.open.length > 0 ? waitingText : noPlanText,
    isWaiting: spared.open.length > 0,
    session: plan && presentSession(plan, date, library),
    changed: plan?.changed ?? null,
    isChanged: plan !== null && isAsked(plan.asked),
    open: open && {
      id: open.id,
      title: open.title,
      finished: open.exercises.filter(({ finished }) => finished).length,
      of: open.exercises.length,
    },
  };
}
