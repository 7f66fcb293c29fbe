import type { TrainingToday } from '../../shared/contracts/training';
import { changeSession } from './planner/change-session';
import type { SessionChange } from '../../shared/rules/training/session';
import { decideAgain } from '../platform/storage/retries';
import { currentPlan, ownPlan, storable } from './current-plan';
import { withGoal } from './day-goal';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';
import { presentToday } from './present-today';
import { readBasis } from './read-basis';
import { storePlan } from './store-plan';
import type { Requester, TrainingDeps } from './training-deps';
import { weekOf } from './week-of';

export interface ChangeRequest {
  id: string;
  change: SessionChange;
}

/** Changes today's session and stores the result; a repeat of the ID returns the first result. */
export function changeToday(
  deps: TrainingDeps,
  requester: Requester,
  request: ChangeRequest,
): Promise<TrainingToday> {
  return decideAgain(async () => {
    const { basis } = await readBasis(deps, requester.userId);
    const done = basis.day?.plans.find(({ changeId }) => changeId === request.id);
    const plan = done ?? changed(basis, request);
    if (plan && !done) await storePlan(deps, requester, basis, plan);
    return presentToday(await withGoal(deps, requester.userId, basis), plan, weekOf(basis, plan));
  });
}

function changed(basis: PlanBasis, { id, change }: ChangeRequest): DayPlan | null {
  const current = currentPlan(basis);
  const own = current && ownPlan(basis);
  if (!current || !own) return null;
  const { fingerprint, input } = basis;
  const today = { own: own.session, shown: current.session, asked: current.asked };
  const { session, changed: text, asked } = changeSession(input, today, change);
  return {
    trainingId: `${input.date}-${id}`,
    fingerprint,
    session: storable(session),
    changeId: id,
    changed: text,
    asked,
  };
}
