import type { PlannedMove } from './routines';

/** Active minutes after which any workout counts. */
const COUNTED_MINUTES = 5;
/** Under a minute nothing counts, however short the workout was planned. */
const LEAST_SECONDS = 60;
const COUNTED_SHARE = 0.5;

/** The rule of what counts, in words, wherever it is told. */
export const countsText = `A workout counts after ${COUNTED_MINUTES} active minutes, or after half of its exercises and at least a minute.`;

/** Why a completed workout did not count, and what the completion dialog says then. */
export const notCountedTexts = {
  // Of rows from before the rule of time.
  no_exercise_finished: `No exercise was finished, so this one doesn't count. ${countsText}`,
  too_short: `It's in your history, but it was too short to count. ${countsText}`,
  abandoned: "You started another workout, so this one was closed and doesn't count.",
} as const;

/** What was trained of a plan: active seconds without pauses, and the positions that were finished. */
export interface Trained {
  plan: readonly Pick<PlannedMove, 'workSeconds'>[];
  finishedExercises: readonly number[];
  activeSeconds: number;
}

/** Of the finished positions so many as can have been worked in the active time: a finished one took its whole work. */
function finishedWithin({ plan, finishedExercises, activeSeconds }: Trained): number {
  let left = activeSeconds;
  return finishedExercises.filter((position) => (left -= plan[position]?.workSeconds ?? 0) >= 0).length;
}

/** Whether a workout counts: for the streak, the counters, the day and the points. */
export function workoutCounts(trained: Trained): boolean {
  const { plan, activeSeconds } = trained;
  if (activeSeconds >= COUNTED_MINUTES * 60) return true;
  return activeSeconds >= LEAST_SECONDS && finishedWithin(trained) >= plan.length * COUNTED_SHARE;
}
