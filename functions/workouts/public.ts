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

/** From beginning to end, as far as a summary tells. */
export interface WorkoutSpan {
  startedAt: string;
  durationSeconds: number;
}

/** The finished workouts that ended between two instants, oldest first. */
export type ReadWorkoutSpans = (userId: string, from: Date, to: Date) => Promise<WorkoutSpan[]>;

/** A device's clock may be off, and what was done offline may arrive late. */
const idToleranceMs = 3 * 86_400_000;

export function createReadWorkoutSpans(storage: Storage): ReadWorkoutSpans {
  const summaries = createWorkoutSummariesRepository(storage);
  return async (userId, from, to) => {
    const made = [from.getTime() - idToleranceMs, to.getTime() + idToleranceMs].map((at) => new Date(at));
    const [first = from, last = to] = made;
    const found = await summaries.readMadeBetween(userId, first, last);
    return found.flatMap(({ completedAt, durationMinutes }) => {
      const end = Date.parse(completedAt ?? '');
      const isWithin = end >= from.getTime() && end <= to.getTime();
      if (!isWithin || durationMinutes === 0) return [];
      const startedAt = new Date(end - durationMinutes * 60_000).toISOString();
      return [{ startedAt, durationSeconds: durationMinutes * 60 }];
    });
  };
}
