import { workoutsContract, type WorkoutSession } from '../../../../shared/contracts/workouts';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { OfflineStart } from '../outbox/unsent-workouts';

const patienceMs = 30_000;

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof ApiError && codes.includes(error.code);

/**
 * Tells the server about a workout started offline. If another one is open by now, it waits for that to end, unless
 * the person chose to end it.
 */
export async function startOfflineWorkout({ session, request, ends }: OfflineStart): Promise<WorkoutSession> {
  const { id, startedAt } = session;
  const signal = AbortSignal.timeout(patienceMs);
  const start = (endOpen: boolean) =>
    callEndpoint(workoutsContract.startWorkout, { body: { id, ...request, startedAt, endOpen } }, signal);
  try {
    return await start(false);
  } catch (error) {
    // Only this device makes this id, so the session already exists and what was done goes to it.
    if (hasCode(error, 'session_id_taken')) return session;
    if (ends === null || !hasCode(error, 'session_already_open')) throw error;
    const { open } = await callEndpoint(
      workoutsContract.listWorkoutSessions,
      { query: { limit: 1 } },
      signal,
    );
    if (open?.id !== ends) throw error;
    return start(true);
  }
}
