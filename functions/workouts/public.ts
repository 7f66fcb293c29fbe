import type { Storage } from '../platform/storage/storage';
import { createReadSummaries } from './latest-summaries';
import { createWorkoutSessionsRepository } from './workout-sessions-repository';
import type { LatestSummaries } from './workout-summaries-repository';

export { missingSummaryItems } from './latest-summaries';
export { summaryOf, type WorkoutSummary } from './workout-summary';

/** A person's sessions, newest first, including the open one; at most `limit`. */
export type ReadLatestSummaries = (userId: string, limit: number) => Promise<LatestSummaries>;

export function createReadLatestSummaries(storage: Storage): ReadLatestSummaries {
  return createReadSummaries(storage);
}

/** Whether a counted workout exists and was not removed, as of now. */
export type ReadIsThere = (userId: string, id: string) => Promise<boolean>;

export function createReadWorkoutIsThere(storage: Storage): ReadIsThere {
  const sessions = createWorkoutSessionsRepository(storage);
  return async (userId, id) => (await sessions.read(userId, id))?.counted ?? false;
}
