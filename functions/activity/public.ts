import type { Activity } from '../../shared/contracts/body-data';
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
import { createOutsideActivitiesRepository } from './outside-activities-repository';
import { createTrainedTimeRepository, type TakenTime } from './trained-time-repository';
import type { Slot } from './trained-time';

export { beginningOf, believedSinceOf, trainedTimeOf, type TrainedTime } from './trained-time';
export {
  goalSecondsOf,
  isActive,
  isGoalOpen,
  isOutsideDay,
  stepsOf,
  type ActivityDay,
} from './activity-repository';

/**
 * A person's days since `from`, oldest first, plus as many earlier ones as a streak can reach: back to a gap that no
 * freeze can bridge.
 */
export type ReadActivityDays = (userId: string, from: LocalDate) => Promise<ActivityDay[]>;

export function createReadActivityDays(storage: Storage): ReadActivityDays {
  const { readSince } = createActivityRepository(storage);
  return (userId, from) => readSince(userId, from);
}

/** The same, for deciding points: throws if one of the days cannot be read. */
export function createReadAllActivityDays(storage: Storage): ReadActivityDays {
  const { readSince } = createActivityRepository(storage);
  return (userId, from) => readSince(userId, from, true);
}

/** One of a person's days; null if nothing was done on it. */
export type ReadActivityDay = (userId: string, localDate: LocalDate) => Promise<ActivityDay | null>;

export function createReadActivityDay(storage: Storage): ReadActivityDay {
  return createActivityRepository(storage).read;
}

/** What a person did outside of the product since `from`, by its own date; newest first. */
export type ReadActivities = (userId: string, from: LocalDate) => Promise<Activity[]>;

export function createReadActivities(storage: Storage): ReadActivities {
  return createOutsideActivitiesRepository(storage).readSince;
}

/** The transaction item that adds one workout to a day, or removes it. */
export function workoutOfDayItem(
  storage: Storage,
  userId: string,
  done: WorkoutOfDay,
  sign?: Sign,
): TransactItem {
  return createActivityRepository(storage).addWorkoutItem(userId, done, sign);
}

/** The transaction item that adds one dance to a day, or removes it. */
export function danceOfDayItem(
  storage: Storage,
  userId: string,
  done: DanceOfDay,
  sign?: Sign,
): TransactItem {
  return createActivityRepository(storage).addDanceItem(userId, done, sign);
}

/** Which stretches of a person's last day are already trained, as of now. */
export type ReadTakenTime = (userId: string) => Promise<TakenTime>;

export function createReadTakenTime(storage: Storage): ReadTakenTime {
  return createTrainedTimeRepository(storage).read;
}

/** The item that claims a session's time; refused if another session claimed time since `seen` was read. */
export function takenTimeItem(
  storage: Storage,
  userId: string,
  seen: TakenTime,
  taken: readonly Slot[],
): TransactItem {
  return createTrainedTimeRepository(storage).takeItem(userId, seen, taken);
}
