import type { Swap, WorkoutSession } from '../../shared/contracts/workouts';

/** A session as far as planning and chats need it: a tenth of its row. */
export interface WorkoutSummary extends Pick<
  WorkoutSession,
  'id' | 'title' | 'completedAt' | 'localDate' | 'durationMinutes' | 'caloriesBurned' | 'counted' | 'effort'
> {
  /** The main part in order; `workSeconds` as planned, whether or not it was finished. */
  exercises: { exerciseId: string; workSeconds: number; finished: boolean }[];
  /** What was swapped in the end. */
  swaps: Omit<Swap, 'position'>[];
}

const saysLevel = ({ why }: Swap) => why === 'too_hard' || why === 'too_easy';

/** Merges consecutive swaps at one position, or a swap back: one swap to the final exercise, or none. */
function settled(swaps: readonly Swap[], swap: Swap): Swap[] {
  const before = swaps.findLast(({ position }) => position === swap.position);
  if (before === undefined || before.to !== swap.from || saysLevel(swap)) return [...swaps, swap];
  const others = swaps.filter((each) => each !== before);
  if (before.from === swap.to) return others;
  return saysLevel(before) ? [...swaps, swap] : [...others, { ...swap, from: before.from }];
}

/** An exercise swapped in all of its sets counts as one swap. */
function swapsOf({ swaps }: WorkoutSession): WorkoutSummary['swaps'] {
  const kept = swaps.reduce<Swap[]>(settled, []);
  const byKind = new Map(kept.map(({ from, to, why }) => [`${from} ${to} ${why}`, { from, to, why }]));
  return [...byKind.values()];
}

export function summaryOf(session: WorkoutSession): WorkoutSummary {
  const { id, title, completedAt, localDate, durationMinutes, caloriesBurned, counted, effort } = session;
  const finished = new Set(session.finishedExercises);
  return {
    id,
    title,
    completedAt,
    localDate,
    durationMinutes,
    caloriesBurned,
    counted,
    effort,
    exercises: session.plan.map(({ exerciseId, workSeconds }, position) => ({
      exerciseId,
      workSeconds,
      finished: finished.has(position),
    })),
    swaps: swapsOf(session),
  };
}
