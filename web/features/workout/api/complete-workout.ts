import { workoutsContract } from '../../../../shared/contracts/workouts';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { Completion } from '../outbox/unsent-completions';

const patienceMs = 30_000;

/** A repeat answers the result that is stored. A line that hangs is given up, as others wait for it. */
export function completeWorkout({ sessionId, finishedExercises, activeSeconds, finishedAt }: Completion) {
  return callEndpoint(
    workoutsContract.completeWorkout,
    {
      params: { id: sessionId },
      body: { finishedExercises, activeSeconds, finishedAt },
    },
    AbortSignal.timeout(patienceMs),
  );
}

/** The account has no such session any more: sending it again would be in vain. */
export function isRefusedCompletion(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'session_not_found';
}
