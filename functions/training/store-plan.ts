import { transact } from '../platform/storage/transact';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';
import { planChangedItem } from './plan-changed-item';
import type { Requester, TrainingDeps } from './training-deps';

/** Stores a plan as today's, with its event; refused if another came first. */
export async function storePlan(
  { storage, days }: Pick<TrainingDeps, 'storage' | 'days'>,
  requester: Requester,
  { day, input }: PlanBasis,
  plan: DayPlan,
): Promise<void> {
  const { date } = input;
  const { minutes } = plan.session;
  await transact(storage.documents, [
    days.addItem(requester.userId, date, day, plan),
    planChangedItem(storage, requester, { what: 'today', date, minutes }),
  ]);
}
