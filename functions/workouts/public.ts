import type { WorkoutSession } from '../../shared/contracts/workouts';
import type { Storage } from '../platform/storage/storage';
import { createWorkoutSessionsRepository } from './workout-sessions-repository';
import { createWorkoutSummariesRepository } from './workout-summaries-repository';
import type { WorkoutSummary } from './workout-summary';

export { summaryOf, type WorkoutSummary } from './workout-summary';

/** The summaries of a person's sessions, newest first, including the open one; at most `limit`. */
export type ReadLatestSummaries = (userId: string, limit: number) => Promise<WorkoutSummary[]>;

export function createReadLatestSummaries(storage: Storage): ReadLatestSummaries {
  return createWorkoutSummariesRepository(storage).readLatest;
}

/** A workout that was not removed, as of now; null if there is none. */
export type ReadWorkout = (userId: string, id: string) => Promise<WorkoutSession | null>;

export function createReadWorkout(storage: Storage): ReadWorkout {
  return createWorkoutSessionsRepository(storage).read;
}

/** Whether a counted workout exists and was not removed, as of now. */
export type ReadIsThere = (userId: string, id: string) => Promise<boolean>;

export function createReadWorkoutIsThere(storage: Storage): ReadIsThere {
  const sessions = createWorkoutSessionsRepository(storage);
  return async (userId, id) => (await sessions.read(userId, id))?.counted ?? false;
}
