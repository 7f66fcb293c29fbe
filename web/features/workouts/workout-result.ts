import type { PlannedExercise, WorkoutSession } from '../../../shared/contracts/workouts';
import { notCountedTexts, workoutCounts } from '../../../shared/rules/what-counts';
import { caloriesOfFinished } from '../../../shared/rules/workout-rules';
import { clockText } from '../../lib/date-time-text';
import type { Completion } from './outbox/unsent-workouts';

/** The contents of the completion dialog. */
export interface WorkoutResult {
  /** An estimate, by what `caloriesBy` says. */
  caloriesKcal: number;
  caloriesBy?: WorkoutSession['caloriesBy'];
  /** The active time as m:ss. */
  duration: string;
  /** Different ones. */
  exercises: number;
  /** What the player counted: every set is one. */
  sets: number;
  /** Of all sets, 0 to 1. */
  share: number;
  /** It reached its last exercise. */
  reachedEnd: boolean;
  /** Why it does not count, in words; null if it does. */
  notCounted: string | null;
}

function doneOf(plan: readonly PlannedExercise[], finished: readonly number[]) {
  const ids = finished.map((position) => plan[position]?.exerciseId);
  return {
    exercises: new Set(ids).size,
    sets: finished.length,
    share: finished.length / plan.length,
    // The same rule tells the next session where this one stopped.
    reachedEnd: finished.includes(plan.length - 1),
  };
}

/** What the calories are an estimate by. */
export const caloriesNote = ({ caloriesBy }: Pick<WorkoutSession, 'caloriesBy'>): string =>
  caloriesBy === 'heart_rate' ? 'by heart rate' : 'estimated';

/** The server's likely answer, shown until it arrives. */
export function expectedResult({ plan }: WorkoutSession, completion: Completion): WorkoutResult {
  const { finishedExercises, activeSeconds } = completion;
  const counts = workoutCounts({ plan, finishedExercises, activeSeconds });
  return {
    ...doneOf(plan, finishedExercises),
    caloriesKcal: caloriesOfFinished(plan, finishedExercises),
    duration: clockText(activeSeconds),
    notCounted: counts ? null : notCountedTexts.too_short,
  };
}

export function savedResult(saved: WorkoutSession): WorkoutResult {
  return {
    ...doneOf(saved.plan, saved.finishedExercises),
    caloriesKcal: saved.caloriesBurned,
    caloriesBy: saved.caloriesBy,
    duration: clockText(saved.activeSeconds),
    notCounted: saved.counted ? null : notCountedTexts[saved.notCountedReason ?? 'too_short'],
  };
}

/** A partly done workout does not get the words for a complete one. */
export function titleOf({ notCounted, reachedEnd }: WorkoutResult): string {
  if (notCounted !== null) return 'Workout ended';
  return reachedEnd ? 'Workout Complete! 🎉' : 'That counts';
}

/** What a part that counts means for the plan; null for everything else. A plan only looks at finished exercises. */
export function partText(result: WorkoutResult, hasPlan: boolean): string | null {
  const { notCounted, reachedEnd, sets } = result;
  if (notCounted !== null || reachedEnd || sets === 0 || !hasPlan) return null;
  return "I'll plan your next session from here.";
}
