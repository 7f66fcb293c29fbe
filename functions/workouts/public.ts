import type { WorkoutSession } from '../../shared/contracts/workouts';
import type { Storage } from '../platform/storage/storage';
import { createWorkoutSessionsRepository } from './workout-sessions-repository';

/** A person's sessions, newest first, including the open one; at most `limit`. */
export type ReadLatestSessions = (userId: string, limit: number) => Promise<WorkoutSession[]>;

export function createReadLatestSessions(storage: Storage): ReadLatestSessions {
  const sessions = createWorkoutSessionsRepository(storage);
  return async (userId, limit) => (await sessions.list(userId, limit, null)).sessions;
}

/** Whether a counted workout exists and was not removed, as of now. */
export type ReadIsThere = (userId: string, id: string) => Promise<boolean>;

export function createReadWorkoutIsThere(storage: Storage): ReadIsThere {
  const sessions = createWorkoutSessionsRepository(storage);
  return async (userId, id) => (await sessions.read(userId, id))?.counted ?? false;
}
