import { planSession } from './planner/plan-session';
import type { PlannedSession } from '../../shared/rules/training/session';
import type { DayPlan } from './day-plans';
import { nothingAsked } from './planner/asked-changes';
import type { PlanBasis } from './plan-basis';

/** A session in its stored form. */
export const storable = (session: PlannedSession): DayPlan['session'] => ({
  ...session,
  focus: [...session.focus],
  reasons: [...session.reasons],
  warmUp: [...session.warmUp],
  exercises: [...session.exercises],
  coolDown: [...session.coolDown],
});

/** What is planned today before any change: the stored one, as long as nothing it depends on changed. */
export function ownPlan({ day, fingerprint, input }: PlanBasis): DayPlan | null {
  const isOwn = (plan: DayPlan) => plan.fingerprint === fingerprint && plan.changeId === null;
  const stored = day?.plans.find(isOwn);
  if (stored) return stored;
  const session = planSession(input);
  if (session === null) return null;
  return {
    trainingId: `${input.date}-${fingerprint}`,
    fingerprint,
    session: storable(session),
    changeId: null,
    changed: null,
    asked: nothingAsked,
  };
}

/**
 * Today's plan: the stored one as long as nothing it depends on changed, otherwise a new one. Null if nothing can be
 * planned, or a danger pauses training.
 */
export function currentPlan(basis: PlanBasis): DayPlan | null {
  const { day, fingerprint, spared } = basis;
  if (spared.open.length > 0) return null;
  const last = day?.plans.at(-1);
  return last?.fingerprint === fingerprint ? last : ownPlan(basis);
}
