import { usualGoalSeconds } from '../../shared/rules/awards';
import type { LocalDate } from '../../shared/rules/local-date';
import { isGoalOpen } from '../activity/public';
import { AppError } from '../platform/errors';
import { currentPlan } from './current-plan';
import type { PlanBasis } from './plan-basis';
import { countedOn } from './planner/history';
import { readBasis } from './read-basis';
import type { TrainingDeps } from './training-deps';

/** Active seconds that close a day's circle as it is planned; null without a plan, or while a danger pauses training. */
async function plannedGoal(deps: TrainingDeps, userId: string, date: LocalDate): Promise<number | null> {
  const { gathered, basis } = await readBasis(deps, userId);
  if (date === basis.input.date) {
    const plan = currentPlan(basis);
    return plan && plan.session.minutes * 60;
  }
  const last = gathered.days.find(({ localDate }) => localDate === date)?.plans.at(-1);
  return last ? last.session.minutes * 60 : usualGoalSeconds;
}

const isWithoutAnswers = (error: unknown) =>
  error instanceof AppError && error.code === 'onboarding_incomplete';

/**
 * The goal that an activity fixes for its day: the length of the day's plan, `own` if that plan is what was done, and
 * the usual one for someone without a plan. Undefined if the day's goal is fixed already.
 */
export async function newGoal(
  deps: TrainingDeps,
  userId: string,
  date: LocalDate,
  own?: number,
): Promise<number | null | undefined> {
  if (!isGoalOpen(await deps.readActivityDay(userId, date))) return undefined;
  if (own !== undefined) return own;
  return plannedGoal(deps, userId, date).catch((error: unknown) => {
    if (isWithoutAnswers(error)) return usualGoalSeconds;
    throw error;
  });
}

/** The basis with today's goal, which is only read once a workout fixed it. */
export async function withGoal(
  { readActivityDay }: Pick<TrainingDeps, 'readActivityDay'>,
  userId: string,
  basis: PlanBasis,
): Promise<PlanBasis> {
  const { date, history } = basis.input;
  if (countedOn(history, date).length === 0) return basis;
  return { ...basis, goalSeconds: (await readActivityDay(userId, date))?.goalSeconds };
}
