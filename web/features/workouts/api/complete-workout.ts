import {
  workoutsContract,
  type WorkoutSession,
  beatsEverySeconds,
} from '../../../../shared/contracts/workouts';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { Completion } from '../outbox/unsent-workouts';
import { saveWorkoutProgress } from './save-workout-progress';

const patienceMs = 30_000;

const isRefused = (error: unknown) => error instanceof ApiError && [400, 404, 409].includes(error.status);

/** Something that goes with the workout. If the server refuses it, the workout must still arrive. */
async function saveBeside(...progress: Parameters<typeof saveWorkoutProgress>) {
  try {
    return await saveWorkoutProgress(...progress);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return null;
  }
}

/**
 * A repeat returns the stored result, to which a rating given since is added. A stalled request is given up, because
 * others wait for it.
 */
export async function completeWorkout(completion: Completion): Promise<WorkoutSession> {
  const { sessionId, finishedExercises, activeSeconds, finishedAt, swaps = [], effort, beats } = completion;
  const signal = AbortSignal.timeout(patienceMs);
  // Swaps can only be sent while the session is open.
  if (swaps.length > 0) await saveBeside(sessionId, { swaps }, signal);
  const saved = await callEndpoint(
    workoutsContract.completeWorkout,
    {
      params: { id: sessionId },
      body: {
        finishedExercises,
        activeSeconds,
        finishedAt,
        ...(effort && { effort }),
        ...(beats && { heartRate: { everySeconds: beatsEverySeconds, beats } }),
      },
    },
    signal,
  );
  if (!effort || saved.effort === effort) return saved;
  return (await saveBeside(sessionId, { effort }, signal)) ?? saved;
}
