import type { Exercise } from '../../../../shared/exercises/exercise';
import type { ExerciseLookup } from '../exercise-lookup';
import { advance, leadInMs, type PlayerState } from './player-state';
import { withSwaps, type MadeSwap, type SwapReason } from './swaps';

/**
 * What stood there before the opposite swap, otherwise the library's easier or harder variant where it is not among those
 * that are not for this person, for want of equipment too.
 */
export function variantOf(
  { plan, position, swaps }: PlayerState,
  why: SwapReason,
  lookUp: ExerciseLookup,
  unsuitable: ReadonlySet<string>,
): Exercise | undefined {
  const last = swaps.findLast((swap) => swap.position === position);
  const exercise = lookUp(plan[position]?.exerciseId ?? '');
  const next = why === 'too_hard' ? exercise?.easierId : exercise?.harderId;
  if (last && last.why !== why) return lookUp(last.from);
  const variant = lookUp(next ?? '');
  return variant && !unsuitable.has(variant.id) ? variant : undefined;
}

/** kcal of the same seconds at another effort. */
const atEffort = (kcal: number, from: Exercise, to: Exercise) =>
  Math.max(1, Math.round((kcal * to.met) / from.met));

/**
 * Puts `to` in the place of the running exercise `from` and of its sets to come. The clock waits for a moment, so that there
 * is time to change position.
 */
export function swapExercise(
  state: PlayerState,
  now: number,
  { why, to, from }: { why: SwapReason; to: Exercise; from: Exercise },
): PlayerState {
  const current = advance(state, now);
  const { plan, position, phase } = current;
  // It may have ended while somebody reached for the button.
  if (phase !== 'work' || plan[position]?.exerciseId !== from.id) return current;
  const made = plan.flatMap((planned, place): MadeSwap[] =>
    place >= position && planned.exerciseId === from.id
      ? [
          {
            position: place,
            from: from.id,
            to: to.id,
            why,
            name: to.name,
            caloriesKcal: atEffort(planned.caloriesKcal, from, to),
          },
        ]
      : [],
  );
  const swaps = [...current.swaps, ...made];
  return { ...current, plan: withSwaps(plan, made), swaps, leadInMs };
}
