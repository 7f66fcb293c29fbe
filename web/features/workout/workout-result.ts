import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { caloriesOfFinished, notCountedReason, notCountedTexts } from '../../../shared/domain/workout-rules';
import { clockText } from '../../lib/date-time-text';
import type { Completion } from './outbox/unsent-workouts';

/** What the completion dialog tells of a workout. */
export interface WorkoutResult {
  /** An estimate. */
  caloriesKcal: number;
  /** As m:ss. */
  duration: string;
  finished: number;
  total: number;
  /** Not ended before the last exercise. */
  reachedEnd: boolean;
  /** Why it does not count, in words; null when it does. */
  notCounted: string | null;
}

/** The same rule by which the next session knows where this one was stopped. */
const reachedEnd = (finished: readonly number[], total: number) => finished.includes(total - 1);

/** What the server will most likely answer, for the moment until it does. */
export function expectedResult(session: WorkoutSession, completion: Completion): WorkoutResult {
  const { finishedExercises, activeSeconds, finishedAt } = completion;
  const reason = notCountedReason({
    finishedExercises: finishedExercises.length,
    startedAt: new Date(session.startedAt),
    now: new Date(finishedAt),
  });
  return {
    caloriesKcal: caloriesOfFinished(session.plan, finishedExercises),
    duration: clockText(activeSeconds),
    finished: finishedExercises.length,
    total: session.plan.length,
    reachedEnd: reachedEnd(finishedExercises, session.plan.length),
    notCounted: reason && notCountedTexts[reason],
  };
}

/** What is certain of an unsent workout: its minute goes on until the server has it, exercises do not. */
export function unsentReason({ finishedExercises }: Completion): string | null {
  return finishedExercises.length === 0 ? notCountedTexts.no_exercise_finished : null;
}

export function savedResult(saved: WorkoutSession): WorkoutResult {
  return {
    caloriesKcal: saved.caloriesBurned,
    duration: clockText(saved.activeSeconds),
    finished: saved.finishedExercises.length,
    total: saved.plan.length,
    reachedEnd: reachedEnd(saved.finishedExercises, saved.plan.length),
    notCounted: saved.counted ? null : notCountedTexts[saved.notCountedReason ?? 'no_exercise_finished'],
  };
}
