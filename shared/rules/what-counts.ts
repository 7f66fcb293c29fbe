import type { PlannedMove } from './routines';

/** Active minutes after which any workout counts. */
const COUNTED_MINUTES = 5;
/** Nothing under a minute counts, however short the plan. */
const LEAST_SECONDS = 60;
const COUNTED_SHARE = 0.5;

/** The counting rule in words, for every place that explains it. */
export const countsText = `A workout counts after ${COUNTED_MINUTES} active minutes, or after half of its exercises and at least a minute.`;

/** Why a completed workout did not count, as the completion dialog says it. */
export const notCountedTexts = {
  // Only on rows older than the rule about time.
  no_exercise_finished: `No exercise was finished, so this one doesn't count. ${countsText}`,
  too_short: `It's in your history, but it was too short to count. ${countsText}`,
  abandoned: "You started another workout, so this one was closed and doesn't count.",
} as const;

/** The trained part of a plan: active seconds without pauses, and the finished positions. */
export interface Trained {
  plan: readonly Pick<PlannedMove, 'workSeconds'>[];
  finishedExercises: readonly number[];
  activeSeconds: number;
}

/** How many of the finished positions fit into the active time, each with its full work. */
function finishedWithin({ plan, finishedExercises, activeSeconds }: Trained): number {
  let left = activeSeconds;
  return finishedExercises.filter((position) => (left -= plan[position]?.workSeconds ?? 0) >= 0).length;
}

/** Whether a workout counts: for the streak, the counters, the day, and the points. */
export function workoutCounts(trained: Trained): boolean {
  const { plan, activeSeconds } = trained;
  if (activeSeconds >= COUNTED_MINUTES * 60) return true;
  return activeSeconds >= LEAST_SECONDS && finishedWithin(trained) >= plan.length * COUNTED_SHARE;
}
