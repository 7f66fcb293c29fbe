import type { LocalDate } from '../../shared/domain/local-date';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import {
  createActivityRepository,
  type ActivityDay,
  type DanceOfDay,
  type WorkoutOfDay,
} from './activity-repository';

export { isActive, stepsOf, type ActivityDay } from './activity-repository';

/**
 * A person's days since `from`, oldest first, and before it as far back as a streak could reach: until a gap that no
 * freeze can bridge.
 */
export type ReadActivityDays = (userId: string, from: LocalDate) => Promise<ActivityDay[]>;

export function createReadActivityDays(storage: Storage): ReadActivityDays {
  return createActivityRepository(storage).readSince;
}

/** The transaction item that adds one workout to a day. */
export function workoutOfDayItem(storage: Storage, userId: string, done: WorkoutOfDay): TransactItem {
  return createActivityRepository(storage).addWorkoutItem(userId, done);
}

/** The transaction item that adds one dance to a day. */
export function danceOfDayItem(storage: Storage, userId: string, done: DanceOfDay): TransactItem {
  return createActivityRepository(storage).addDanceItem(userId, done);
}
