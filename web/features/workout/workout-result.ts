import type { WorkoutSession } from '../../../shared/contracts/workouts';
import {
  caloriesOfFinished,
  notCountedReason,
  type NotCountedReason,
} from '../../../shared/domain/workout-rules';
import type { Completion } from './completion';

/** What the completion dialog tells of a workout. */
export interface WorkoutResult {
  caloriesKcal: number;
  activeSeconds: number;
  finished: number;
  total: number;
  /** Null when it counts. */
  notCounted: NotCountedReason | null;
}

/** What the server will most likely answer, for the moment until it does. */
export function expectedResult(session: WorkoutSession, completion: Completion): WorkoutResult {
  const { finishedExercises, activeSeconds, finishedAt } = completion;
  return {
    caloriesKcal: caloriesOfFinished(session.plan, finishedExercises),
    activeSeconds,
    finished: finishedExercises.length,
    total: session.plan.length,
    notCounted: notCountedReason({
      finishedExercises: finishedExercises.length,
      startedAt: new Date(session.startedAt),
      now: new Date(finishedAt),
    }),
  };
}

export function savedResult(saved: WorkoutSession): WorkoutResult {
  return {
    caloriesKcal: saved.caloriesBurned,
    activeSeconds: saved.activeSeconds,
    finished: saved.finishedExercises.length,
    total: saved.plan.length,
    notCounted: saved.counted ? null : (saved.notCountedReason ?? 'no_exercise_finished'),
  };
}
