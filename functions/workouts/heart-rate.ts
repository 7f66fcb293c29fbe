import {
  type HeartRateSeries,
  type WorkoutSession,
  beatsEverySeconds,
} from '../../shared/contracts/workouts';
import { AppError } from '../platform/errors';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import type { WorkoutDeps } from './workouts-deps';

/** What a strap measured during a workout that was not removed. */
export async function readHeartRate(
  { sessions, heartRates }: Pick<WorkoutDeps, 'sessions' | 'heartRates'>,
  userId: string,
  sessionId: string,
): Promise<HeartRateSeries> {
  const [session, beats] = await Promise.all([
    sessions.read(userId, sessionId),
    heartRates.read(userId, sessionId),
  ]);
  if (!session || !beats) throw new AppError('heart_rate_not_found');
  return { everySeconds: beatsEverySeconds, beats: [...beats] };
}

/** Deletes it with its figures. */
export async function removeHeartRate(
  { storage, sessions, heartRates }: Pick<WorkoutDeps, 'storage' | 'sessions' | 'heartRates'>,
  userId: string,
  sessionId: string,
): Promise<WorkoutSession> {
  const session = await sessions.read(userId, sessionId);
  if (!session?.heartRate) throw new AppError('heart_rate_not_found');
  const refused = await refusedBy(
    transact(storage.documents, [
      sessions.forgetHeartRateItem(userId, sessionId),
      heartRates.removeItem(userId, sessionId),
    ]),
  );
  if (refused.length > 0) throw new AppError('heart_rate_not_found');
  const { heartRate: _, ...rest } = session;
  return rest;
}
