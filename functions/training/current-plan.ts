import { planSession } from './planner/plan-session';
import type { PlannedSession } from '../../shared/rules/training/session';
import type { DayPlan } from './day-plans';
import type { PlanBasis } from './plan-basis';

/** A session in the form in which it is stored. */
export const storable = (session: PlannedSession): DayPlan['session'] => ({
  ...session,
  focus: [...session.focus],
  reasons: [...session.reasons],
  warmUp: [...session.warmUp],
  exercises: [...session.exercises],
  coolDown: [...session.coolDown],
});

/** The plan that holds today: the stored one while nothing it is made of changed, else a new one. Null when nothing can be planned, or while training waits for a danger that was told. */
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
