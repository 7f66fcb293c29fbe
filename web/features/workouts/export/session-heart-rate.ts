import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import type { HeartRateSeries } from './heart-rate';

/** What was measured during a workout; null if nothing was. No workout has a series yet. */
export const readHeartRate = (
  _session: WorkoutSession,
  _signal: AbortSignal,
): Promise<HeartRateSeries | null> => Promise.resolve(null);
