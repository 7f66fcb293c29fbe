import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { notCountedTexts, workoutCounts } from '../../../shared/rules/what-counts';
import { caloriesOfFinished } from '../../../shared/rules/workout-rules';
import { clockText } from '../../lib/date-time-text';
import type { Completion } from './outbox/unsent-workouts';

/** The contents of the completion dialog. */
export interface WorkoutResult {
  /** An estimate. */
  caloriesKcal: number;
  /** As m:ss. */
  duration: string;
  finished: number;
  total: number;
  /** It reached its last exercise. */
  reachedEnd: boolean;
  /** Why it does not count, in words; null if it does. */
  notCounted: string | null;
}

/** The same rule tells the next session where this one stopped. */
const reachedEnd = (finished: readonly number[], total: number) => finished.includes(total - 1);

/** The server's likely answer, shown until it arrives. */
export function expectedResult(session: WorkoutSession, completion: Completion): WorkoutResult {
  const { finishedExercises, activeSeconds } = completion;
  const counts = workoutCounts({ plan: session.plan, finishedExercises, activeSeconds });
  return {
    caloriesKcal: caloriesOfFinished(session.plan, finishedExercises),
    duration: clockText(activeSeconds),
    finished: finishedExercises.length,
    total: session.plan.length,
    reachedEnd: reachedEnd(finishedExercises, session.plan.length),
    notCounted: counts ? null : notCountedTexts.too_short,
  };
}

export function savedResult(saved: WorkoutSession): WorkoutResult {
  return {
    caloriesKcal: saved.caloriesBurned,
    duration: clockText(saved.activeSeconds),
    finished: saved.finishedExercises.length,
    total: saved.plan.length,
    reachedEnd: reachedEnd(saved.finishedExercises, saved.plan.length),
    notCounted: saved.counted ? null : notCountedTexts[saved.notCountedReason ?? 'too_short'],
  };
}
