import type { CountedExercise } from './rules/counted-exercises';
import type { CountingState } from './rules/rep-counter';

/** Repetitions and seconds between announcements, so screen readers are not talked over. */
const [EVERY_REPS, EVERY_SECONDS] = [5, 10];

/** The amount counted and its unit. */
export function amountText({ hold }: CountedExercise, { reps, heldSeconds }: CountingState) {
  if (hold) return { amount: heldSeconds, unit: 's held' };
  return { amount: reps, unit: reps === 1 ? 'rep' : 'reps' };
}

/** Screen reader text at every fifth repetition, and every ten seconds of a hold. */
export function announcedCount({ hold }: CountedExercise, { reps, heldSeconds }: CountingState): string {
  const step = hold ? EVERY_SECONDS : EVERY_REPS;
  const told = Math.floor((hold ? heldSeconds : reps) / step) * step;
  if (told === 0) return '';
  return `${told} ${hold ? 'seconds held' : 'repetitions'}.`;
}
