import { workoutsContract } from '../../../../shared/contracts/workouts';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { Completion } from '../outbox/unsent-workouts';
import { saveWorkoutProgress } from './save-workout-progress';

const patienceMs = 30_000;

const isRefused = (error: unknown) => error instanceof ApiError && [400, 404, 409].includes(error.status);

/** Swaps can only be sent while the session is open. If the server refuses them, the workout must still arrive. */
async function saveSwaps({ sessionId, swaps = [] }: Completion, signal: AbortSignal): Promise<void> {
  if (swaps.length === 0) return;
  try {
    await saveWorkoutProgress(sessionId, { swaps }, signal);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

/** A repeat returns the stored result. A stalled request is given up, because others wait for it. */
export async function completeWorkout(completion: Completion) {
  const { sessionId, finishedExercises, activeSeconds, finishedAt } = completion;
  const signal = AbortSignal.timeout(patienceMs);
  await saveSwaps(completion, signal);
  return callEndpoint(
    workoutsContract.completeWorkout,
    {
      params: { id: sessionId },
      body: { finishedExercises, activeSeconds, finishedAt },
    },
    signal,
  );
}
