import type { Exercise } from '../../../../shared/rules/exercise';
import { caloriesAtEffort } from '../../../../shared/rules/workout-rules';
import type { ExerciseLookup } from '../exercise-lookup';
import { advance, leadInMs, type PlayerState } from './player-state';
import { isOfLevel, withSwaps, type MadeSwap, type SwapReason } from './swaps';

/**
 * The exercise before an opposite swap, or else the library's easier or harder variant, unless it is unsuitable for
 * the person.
 */
export function variantOf(
  { plan, position, swaps }: PlayerState,
  why: SwapReason,
  lookUp: ExerciseLookup,
  unsuitable: ReadonlySet<string>,
): Exercise | undefined {
  const last = swaps.findLast((swap) => swap.position === position && swap.from !== swap.to);
  const exercise = lookUp(plan[position]?.exerciseId ?? '');
  const next = why === 'too_hard' ? exercise?.easierId : exercise?.harderId;
  if (last && isOfLevel(last.why) && last.why !== why) return lookUp(last.from);
  const variant = lookUp(next ?? '');
  return variant && !unsuitable.has(variant.id) ? variant : undefined;
}

/** The position of the exercise shown: during a rest, the coming one. */
export const placeShown = ({ position, phase }: Pick<PlayerState, 'position' | 'phase'>) =>
  phase === 'rest' ? position + 1 : position;

export interface SwapOf {
  why: SwapReason;
  to: Exercise;
  from: Exercise;
}

/** Puts `to` wherever `from` is and `isMeant` holds. */
export function swapPlaces(
  state: PlayerState,
  { why, to, from }: SwapOf,
  isMeant: (place: number) => boolean,
): PlayerState {
  const { plan, phase } = state;
  const made = plan.flatMap((planned, position): MadeSwap[] => {
    if (planned.exerciseId !== from.id || !isMeant(position)) return [];
    const caloriesKcal = caloriesAtEffort(planned.caloriesKcal, from, to);
    return [{ position, from: from.id, to: to.id, why, name: to.name, caloriesKcal }];
  });
  if (made.length === 0) return state;
  const isShown = phase === 'work' && made.some(({ position }) => position === placeShown(state));
  return {
    ...state,
    plan: withSwaps(plan, made, state.swaps),
    swaps: [...state.swaps, ...made],
    // A different move gets its full time; an easier or harder one continues.
    ...(isShown && { leadInMs, phaseMs: isOfLevel(why) ? state.phaseMs : 0 }),
  };
}

/** Keeps how the exercise shown felt where nothing replaces it. */
export function rateExercise(state: PlayerState, { id }: Exercise, why: SwapReason): PlayerState {
  const rating = { position: placeShown(state), from: id, to: id, why };
  const isKnown = state.swaps.some((swap) => swap.from === id && swap.to === id && swap.why === why);
  return isKnown ? state : { ...state, swaps: [...state.swaps, rating] };
}

/**
 * Replaces the exercise shown, and its coming sets, with `to`. The clock waits a moment so the person can change
 * position.
 */
export function swapExercise(state: PlayerState, now: number, swap: SwapOf): PlayerState {
  const current = advance(state, now);
  const shown = placeShown(current);
  // It may have ended while the person reached for the button.
  if (current.phase === 'done' || current.plan[shown]?.exerciseId !== swap.from.id) return current;
  return swapPlaces(current, swap, (place) => place >= shown);
}
