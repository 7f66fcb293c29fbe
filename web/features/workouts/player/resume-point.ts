import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { readPlace, type KeptPart, type Place } from './kept-place';
import { partsOf } from './parts';
import type { MadeSwap } from './swaps';

/** What the server knows: the exercise after the last finished one, or the part before or after them all. */
function placeOf(session: WorkoutSession): Place {
  const { plan, finishedExercises: finished, activeSeconds, trainingId } = session;
  const { warmUp, coolDown } = partsOf(session);
  const next = Math.max(-1, ...finished) + 1;
  const place = { phase: 'work', phaseMs: 0, activeMs: activeSeconds * 1000, finished } as const;
  // What Ana plans has its warm-up for a reason.
  const warmsUp = trainingId !== null && warmUp.length > 0;
  if (warmsUp && activeSeconds === 0) return { ...place, part: 'warm-up', position: 0 };
  if (next === plan.length && coolDown.length > 0) return { ...place, part: 'cool-down', position: 0 };
  return { ...place, part: 'routine', position: Math.min(plan.length - 1, next) };
}

function lengthOf(session: WorkoutSession, part: KeptPart): number {
  if (part === 'routine') return session.plan.length;
  const { warmUp, coolDown } = partsOf(session);
  return (part === 'warm-up' ? warmUp : coolDown).length;
}

/** Where to resume an open session: this device's place unless another device got further. */
export function resumePoint(session: WorkoutSession): Place {
  const place = readPlace(session.id);
  const usable =
    place &&
    place.position < lengthOf(session, place.part) &&
    Math.ceil(place.activeMs / 1000) >= session.activeSeconds;
  return usable ? place : placeOf(session);
}

/** An open session's swaps: this device's, unless the server knows as many. */
export function swapsOf({ id, swaps }: WorkoutSession): readonly MadeSwap[] {
  const place = readPlace(id);
  return place && place.swaps.length > swaps.length ? place.swaps : swaps;
}
