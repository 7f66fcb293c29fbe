import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { WorkoutChoice } from '../workout-choice';

export interface StartRequest {
  /** Made by the client, so that a repeat of the same request answers the same session. */
  id: string;
  choice: WorkoutChoice;
  /** Ends the session that is open, uncounted. */
  endOpen: boolean;
}

export function startWorkout({ id, choice, endOpen }: StartRequest) {
  return callEndpoint(workoutsContract.startWorkout, { body: { id, ...choice.request, endOpen } });
}
