import type { PlannedTraining } from '../../shared/contracts/training';
import { addDays, type LocalDate, mondayOf } from '../../shared/rules/local-date';
import { planAhead } from './planner/plan-ahead';
import { planSession } from './planner/plan-session';
import { AppError } from '../platform/errors';
import { currentPlan, storable } from './current-plan';
import { presentSession } from './present-session';
import { readBasis } from './read-basis';
import type { TrainingDeps } from './training-deps';
import { weekInputOf } from './week-of';

const lastDayOfNextWeek = 13;

/** What is planned for a day from today to the end of next week, as the week shows it; future days may still change. */
export async function readDay(deps: TrainingDeps, userId: string, date: LocalDate): Promise<PlannedTraining> {
  const { basis } = await readBasis(deps, userId);
  const { input, fingerprint } = basis;
  const isPlanned = date >= input.date && date <= addDays(mondayOf(input.date), lastDayOfNextWeek);
  if (!isPlanned) throw new AppError('training_not_found');
  const plan = currentPlan(basis);
  if (date === input.date) {
    if (!plan) throw new AppError('training_not_found');
    return presentSession(plan, date, input.library);
  }
  const { after } = planAhead(weekInputOf(basis, plan), addDays(date, -1));
  const session = planSession({ ...after, date });
  if (!session) throw new AppError('training_not_found');
  const trainingId = `${date}-${fingerprint}`;
  return presentSession({ trainingId, session: storable(session) }, date, input.library);
}
