import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { WorkoutChoice } from '../workout-choice';

export interface StartRequest {
  /** Made by the client, so repeating the request returns the same session. */
  id: string;
  choice: WorkoutChoice;
  /** The open session this one ends, uncounted. */
  ends: string | null;
}

/** Some connections accept everything and never answer; treat them as offline. */
const patienceMs = 10_000;

export function startWorkout({ id, choice, ends }: StartRequest) {
  const body = { id, ...choice.request, endOpen: ends !== null };
  return callEndpoint(workoutsContract.startWorkout, { body }, AbortSignal.timeout(patienceMs));
}
