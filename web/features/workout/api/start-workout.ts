import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface StartRequest {
  /** Made by the client, so that a repeat of the same request answers the same session. */
  id: string;
  routineId: string;
  /** Ends the session that is open, uncounted. */
  endOpen: boolean;
}

export function startWorkout(body: StartRequest) {
  return callEndpoint(workoutsContract.startWorkout, { body });
}
