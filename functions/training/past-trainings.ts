import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import type { WorkoutSummary } from '../workouts/public';
import type { PastTraining } from './planner/history';

/** Where a workout stopped early: the position after the last finished one, or null. */
function stoppedAtOf({ exercises }: WorkoutSummary): number | null {
  const next = exercises.findLastIndex(({ finished }) => finished) + 1;
  return next < exercises.length ? next : null;
}

function pastTrainingOf(session: WorkoutSummary, date: LocalDate): PastTraining {
  const { durationMinutes: minutes, exercises, effort, swaps, counted } = session;
  return { date, minutes, exercises, effort, swaps, stoppedAt: stoppedAtOf(session), counted };
}

/** Past training, oldest first. A workout without a finished exercise is skipped. */
export function pastTrainingsOf(
  sessions: readonly WorkoutSummary[],
  { timeZone }: { timeZone: string },
): PastTraining[] {
  return sessions
    .flatMap((session) => {
      const { completedAt, localDate, exercises } = session;
      if (completedAt === null || exercises.every(({ finished }) => !finished)) return [];
      const date = localDate ?? localDateOf(new Date(completedAt), timeZone);
      return [{ completedAt, past: pastTrainingOf(session, date) }];
    })
    .toSorted((a, b) => a.completedAt.localeCompare(b.completedAt))
    .map(({ past }) => past);
}
