import type { PlannedExercise, Swap } from '../../../../shared/contracts/workouts';

export type SwapReason = Swap['why'];

/** A swap with what the library said of the new exercise; those that came with the session need nothing more. */
export type MadeSwap = Swap & { name?: string | undefined; caloriesKcal?: number | undefined };

const reasons = { too_hard: 'Easier, as you asked', too_easy: 'Harder, as you asked' } as const;

/** The plan after swaps, in their order; those that are in it already only bring their reason. */
export function withSwaps(
  plan: readonly PlannedExercise[],
  swaps: readonly MadeSwap[],
): readonly PlannedExercise[] {
  const places = [...plan];
  for (const { position, to, why, name, caloriesKcal } of swaps) {
    const planned = places[position];
    if (!planned) continue;
    places[position] = {
      ...planned,
      exerciseId: to,
      name: name ?? planned.name,
      caloriesKcal: caloriesKcal ?? planned.caloriesKcal,
      reason: reasons[why],
    };
  }
  return places;
}
