import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { WorkoutChoice } from '../workout-choice';

export interface StartRequest {
  /** Made by the client, so that a repeat of the same request answers the same session. */
  id: string;
  choice: WorkoutChoice;
  /** The open session that it ends, uncounted. */
  ends: string | null;
}

/** Some lines take everything and answer nothing: then it is as if there were none. */
const patienceMs = 10_000;

export function startWorkout({ id, choice, ends }: StartRequest) {
  const body = { id, ...choice.request, endOpen: ends !== null };
  return callEndpoint(workoutsContract.startWorkout, { body }, AbortSignal.timeout(patienceMs));
}
