import type { LocalDate } from '../../shared/rules/local-date';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import type { Sign } from '../platform/storage/update';
import {
  createActivityRepository,
  type ActivityDay,
  type DanceOfDay,
  type WorkoutOfDay,
} from './activity-repository';
import { createTrainedTimeRepository, type TakenTime } from './trained-time-repository';
import type { Slot } from './trained-time';

export { beginningOf, believedSinceOf, trainedTimeOf, type TrainedTime } from './trained-time';
export { isActive, stepsOf, type ActivityDay } from './activity-repository';

/**
 * A person's days since `from`, oldest first, and before it as far back as a streak could reach: until a gap that no
 * freeze can bridge.
 */
export type ReadActivityDays = (userId: string, from: LocalDate) => Promise<ActivityDay[]>;

export function createReadActivityDays(storage: Storage): ReadActivityDays {
  const { readSince } = createActivityRepository(storage);
  return (userId, from) => readSince(userId, from);
}

/** The same where points are decided: throws where one of the days cannot be read. */
export function createReadAllActivityDays(storage: Storage): ReadActivityDays {
  const { readSince } = createActivityRepository(storage);
  return (userId, from) => readSince(userId, from, true);
}

/** The transaction item that adds one workout to a day, or takes it out. */
export function workoutOfDayItem(
  storage: Storage,
  userId: string,
  done: WorkoutOfDay,
  sign?: Sign,
): TransactItem {
  return createActivityRepository(storage).addWorkoutItem(userId, done, sign);
}

/** The transaction item that adds one dance to a day, or takes it out. */
export function danceOfDayItem(
  storage: Storage,
  userId: string,
  done: DanceOfDay,
  sign?: Sign,
): TransactItem {
  return createActivityRepository(storage).addDanceItem(userId, done, sign);
}

/** What of a person's last day is trained already, as of now. */
export type ReadTakenTime = (userId: string) => Promise<TakenTime>;

export function createReadTakenTime(storage: Storage): ReadTakenTime {
  return createTrainedTimeRepository(storage).read;
}

/** The item that takes a session's time; refused when another session took its own since `seen` was read. */
export function takenTimeItem(
  storage: Storage,
  userId: string,
  seen: TakenTime,
  taken: readonly Slot[],
): TransactItem {
  return createTrainedTimeRepository(storage).takeItem(userId, seen, taken);
}
