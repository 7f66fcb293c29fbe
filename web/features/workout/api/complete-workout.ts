import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { Completion } from '../completion';

/** A repeat answers the result that is stored. */
export function completeWorkout({ sessionId, finishedExercises, activeSeconds, finishedAt }: Completion) {
  return callEndpoint(workoutsContract.completeWorkout, {
    params: { id: sessionId },
    body: { finishedExercises, activeSeconds, finishedAt },
  });
}
