import type { Swap, WorkoutSession } from '../../shared/contracts/workouts';
import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import type { PastTraining } from './planner/history';

/** Where a workout stopped early: the position after the last finished one, or null. */
function stoppedAtOf({ plan, finishedExercises }: WorkoutSession): number | null {
  const next = Math.max(...finishedExercises) + 1;
  return next < plan.length ? next : null;
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
function swapsOf({ swaps }: WorkoutSession): PastTraining['swaps'] {
  const kept = swaps.reduce<Swap[]>(settled, []);
  const byKind = new Map(kept.map(({ from, to, why }) => [`${from} ${to} ${why}`, { from, to, why }]));
  return [...byKind.values()];
}

function pastTrainingOf(session: WorkoutSession, date: LocalDate): PastTraining {
  const finished = new Set(session.finishedExercises);
  return {
    date,
    minutes: session.durationMinutes,
    exercises: session.plan.map(({ exerciseId, workSeconds }, position) => ({
      exerciseId,
      workSeconds,
      finished: finished.has(position),
    })),
    effort: session.effort,
    swaps: swapsOf(session),
    stoppedAt: stoppedAtOf(session),
  };
}

/** Past training, oldest first. A workout without a finished exercise is skipped. */
export function pastTrainingsOf(
  sessions: readonly WorkoutSession[],
  { timeZone }: { timeZone: string },
): PastTraining[] {
  return sessions
    .flatMap((session) => {
      const { completedAt, localDate, finishedExercises } = session;
      if (completedAt === null || finishedExercises.length === 0) return [];
      const date = localDate ?? localDateOf(new Date(completedAt), timeZone);
      return [{ completedAt, past: pastTrainingOf(session, date) }];
    })
    .toSorted((a, b) => a.completedAt.localeCompare(b.completedAt))
    .map(({ past }) => past);
}
