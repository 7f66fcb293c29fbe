import type { PlannedExercise, Swap, SwapReason } from '../../../../shared/contracts/workouts';

export type { SwapReason } from '../../../../shared/contracts/workouts';

/** A swap with the library's facts about the new exercise; swaps that came with the session need nothing more. */
export type MadeSwap = Swap & { name?: string | undefined; caloriesKcal?: number | undefined };

const reasons: Readonly<Record<SwapReason, string>> = {
  too_hard: 'Easier, as you asked',
  too_easy: 'Harder, as you asked',
  other: 'Swapped, as you asked',
  hurts: 'Easy on what hurts',
};

/** A swap because of the level, not for another reason. */
export const isOfLevel = (why: SwapReason) => why === 'too_hard' || why === 'too_easy';

/** A swap that was undone has no reason. */
const isWayBack = ({ position, to, why }: Swap, earlier: readonly Swap[]) =>
  !isOfLevel(why) && earlier.some((swap) => swap.position === position && swap.from === to);

/**
 * The plan after swaps, in order; swaps already in it only add their reason. `earlier` are the ones that made the
 * plan what it is.
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
    if (!planned || swap.from === to) continue;
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
