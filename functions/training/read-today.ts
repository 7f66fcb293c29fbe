import type { TrainingToday } from '../../shared/contracts/training';
import { decideAgain } from '../platform/storage/retries';
import { currentPlan } from './current-plan';
import { withGoal } from './day-goal';
import { presentToday } from './present-today';
import { readBasis } from './read-basis';
import { storePlan } from './store-plan';
import type { Requester, TrainingDeps } from './training-deps';
import { weekOf } from './week-of';

/**
 * Today's session with its reasons. A new one is stored, so that it stays as it is until something it depends on
 * changes; of two simultaneous requests one stores it and both return it.
 */
export function readToday(deps: TrainingDeps, requester: Requester): Promise<TrainingToday> {
  return decideAgain(async () => {
    const { trainee, basis } = await readBasis(deps, requester.userId);
    const plan = currentPlan(basis);
    const isStored = plan === null || basis.day?.plans.at(-1) === plan;
    // Accounts being deleted may read, but get no new rows.
    if (!isStored && trainee.isActive) await storePlan(deps, requester, basis, plan);
    return presentToday(await withGoal(deps, requester.userId, basis), plan, weekOf(basis, plan));
  });
}
