import { alternativesTo } from '../../../../shared/rules/training/alternatives';
import type { Exercise } from '../../../../shared/rules/exercise';
import { placeShown, swapPlaces, type SwapOf } from './change-exercise';
import { advance, skip, type PlayerState } from './player-state';
import { isOfLevel } from './swaps';

/** The exercises to choose from. */
export interface Choice {
  library: readonly Exercise[];
  /** Exercises unsuitable for the person. */
  unsuitable: ReadonlySet<string>;
}

type Played = Pick<PlayerState, 'plan' | 'position' | 'phase' | 'swaps'>;

const idAt = ({ plan }: Pick<PlayerState, 'plan'>, place: number) => plan[place]?.exerciseId ?? '';
const exerciseOf = (library: readonly Exercise[], id: string) => library.find((each) => each.id === id);

/** The original exercise at this position, before any swaps. */
function firstShown(state: Played): string {
  const place = placeShown(state);
  let id = idAt(state, place);
  for (const swap of state.swaps.filter(({ position }) => position === place).toReversed()) {
    // One tap must not bring back what hurt.
    if (isOfLevel(swap.why) || swap.why === 'hurts' || swap.to !== id) break;
    id = swap.from;
  }
  return id;
}

/** The next alternative to the original; after the last one, the first again. */
export function nextSwap(state: Played, { library, unsuitable }: Choice): SwapOf | undefined {
  const shown = idAt(state, placeShown(state));
  const from = exerciseOf(library, shown);
  const first = exerciseOf(library, firstShown(state));
  if (!from || !first) return undefined;
  const inPlan = new Set(state.plan.map(({ exerciseId }) => exerciseId));
  inPlan.delete(shown);
  // A session stays as calm as it was planned.
  const others = alternativesTo(first, library, { unsuitable, inPlan }).filter(({ met }) => met <= first.met);
  const to = others[others.indexOf(from) + 1] ?? others[0];
  return to && to !== from ? { why: 'other', from, to } : undefined;
}

/** Back to the original; undefined if nothing was swapped. */
export function undoneSwap(state: Played, library: readonly Exercise[]): SwapOf | undefined {
  const from = exerciseOf(library, idAt(state, placeShown(state)));
  const to = exerciseOf(library, firstShown(state));
  return from && to && to !== from ? { why: 'other', from, to } : undefined;
}

export interface Sparing {
  /** The current move, before swaps. */
  shown: Exercise | undefined;
  swaps: SwapOf[];
  /** Moves that hurt, too, and that nothing can replace. */
  left: Exercise[];
}

const isToCome = (state: PlayerState) => {
  const shown = placeShown(state);
  const isShown = (place: number) => place === shown && state.phase === 'work';
  return (place: number) => isShown(place) || (place >= shown && !state.finished.includes(place));
};

/** The swaps that keep painful moves out of the rest of the workout. */
export function swapsToSpare(state: PlayerState, painful: ReadonlySet<string>, choice: Choice): Sparing {
  const unsuitable = new Set([...choice.unsuitable, ...painful]);
  const toCome = state.plan.filter((_, place) => isToCome(state)(place)).map(({ exerciseId }) => exerciseId);
  const inPlan = new Set(state.plan.map(({ exerciseId }) => exerciseId));
  const shown = exerciseOf(choice.library, idAt(state, placeShown(state)));
  const sparing: Sparing = { shown, swaps: [], left: [] };
  for (const id of new Set(toCome)) {
    const from = exerciseOf(choice.library, id);
    if (!from || !painful.has(id)) continue;
    const [fresh] = alternativesTo(from, choice.library, { unsuitable, inPlan });
    // Repeating a move is better than one that hurts.
    const [repeated] = alternativesTo(from, choice.library, { unsuitable, inPlan: new Set() });
    const to = fresh ?? repeated;
    if (to) {
      inPlan.add(to.id);
      sparing.swaps.push({ why: 'hurts', from, to });
    } else sparing.left.push(from);
  }
  return sparing;
}

/** Applies swaps to everything ahead, and skips the current move if it must not be done. */
export function spare(state: PlayerState, now: number, { shown, swaps, left }: Sparing): PlayerState {
  const current = advance(state, now);
  const after = swaps.reduce((then, swap) => swapPlaces(then, swap, isToCome(current)), current);
  return shown && left.includes(shown) && current.phase === 'work' ? skip(after, now) : after;
}
