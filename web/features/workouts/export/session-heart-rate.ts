import {
  workoutsContract,
  type HeartRateSeries,
  type WorkoutSession,
} from '../../../../shared/contracts/workouts';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Nothing is kept of hundreds of workouts: it would push out what other pages keep for times offline. */
const read = { ...workoutsContract.readHeartRate, unkept: true } as const;

/** What a strap measured during a workout; null if nothing was, or if it was removed meanwhile. */
export async function readHeartRate(
  { id, heartRate }: WorkoutSession,
  signal: AbortSignal,
): Promise<HeartRateSeries | null> {
  if (!heartRate) return null;
  try {
    return await callEndpoint(read, { params: { id } }, signal);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'heart_rate_not_found') return null;
    throw error;
  }
}
