import { planSession } from './planner/plan-session';
import type { PlannedSession } from '../../shared/rules/training/session';
import type { DayPlan } from './day-plans';
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

/**
 * Today's plan: the stored one as long as nothing it depends on changed, otherwise a new one. Null if nothing can be
 * planned, or a danger pauses training.
 */
export function currentPlan({ day, fingerprint, input, spared }: PlanBasis): DayPlan | null {
  if (spared.open.length > 0) return null;
  const last = day?.plans.at(-1);
  if (last?.fingerprint === fingerprint) return last;
  const session = planSession(input);
  if (session === null) return null;
  return {
    trainingId: `${input.date}-${fingerprint}`,
    fingerprint,
    session: storable(session),
    changeId: null,
    changed: null,
  };
}
