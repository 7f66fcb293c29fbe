import type { PlannedExercise, Swap, SwapReason } from '../../../../shared/contracts/workouts';

export type { SwapReason } from '../../../../shared/contracts/workouts';

/** A swap with what the library said of the new exercise; those that came with the session need nothing more. */
export type MadeSwap = Swap & { name?: string | undefined; caloriesKcal?: number | undefined };

const reasons: Readonly<Record<SwapReason, string>> = {
  too_hard: 'Easier, as you asked',
  too_easy: 'Harder, as you asked',
  other: 'Swapped, as you asked',
  hurts: 'Easy on what hurts',
};

/** Asked for because of the level, not for another reason. */
export const isOfLevel = (why: SwapReason) => why === 'too_hard' || why === 'too_easy';

/** A swap that was taken back leaves no reason: it says nothing of what stood there at first. */
const isWayBack = ({ position, to, why }: Swap, earlier: readonly Swap[]) =>
  !isOfLevel(why) && earlier.some((swap) => swap.position === position && swap.from === to);

/**
 * The plan after swaps, in their order; those that are in it already only bring their reason. `earlier` are those that made
 * the plan what it is.
 */
export function withSwaps(
  plan: readonly PlannedExercise[],
  swaps: readonly MadeSwap[],
  earlier: readonly MadeSwap[] = [],
): readonly PlannedExercise[] {
  const places = [...plan];
  for (const [index, swap] of swaps.entries()) {
    const { position, to, why, name, caloriesKcal } = swap;
    const planned = places[position];
    if (!planned) continue;
    const { reason: _, ...rest } = planned;
    places[position] = {
      ...rest,
      exerciseId: to,
      name: name ?? planned.name,
      caloriesKcal: caloriesKcal ?? planned.caloriesKcal,
      ...(!isWayBack(swap, [...earlier, ...swaps.slice(0, index)]) && { reason: reasons[why] }),
    };
  }
  return places;
}
