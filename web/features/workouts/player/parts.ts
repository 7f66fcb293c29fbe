import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { routineById, sessionSeconds } from '../../../../shared/rules/routines';

/** Warm-up and cooldown: the session's own, or its routine's. */
export function partsOf({ routineId, warmUp, coolDown }: WorkoutSession) {
  return routineById(routineId ?? '') ?? { warmUp, coolDown };
}

/** The session's minutes, with a warm-up only if it has one that runs. */
export function minutesOf(session: WorkoutSession, warmsUp: boolean): number {
  const { warmUp, coolDown } = partsOf(session);
  return Math.round(sessionSeconds({ warmUp: warmsUp ? warmUp : [], plan: session.plan, coolDown }) / 60);
}
