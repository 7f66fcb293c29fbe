import type { ExerciseSet, WorkoutSession } from '../../shared/contracts/workouts';

/** No one is faster, and neither is the counter. */
const MOST_REPS_A_SECOND = 5;
/** How late a start may reach the server. */
const LATE_START_SECONDS = 5;

type Times = Pick<WorkoutSession, 'startedAt' | 'completedAt'>;

/** Whether the workout's time allows what the camera counted. What people enter themselves is up to them. */
export function fitsTheTime(
  sets: readonly ExerciseSet[],
  { startedAt, completedAt }: Times,
  now: Date,
): boolean {
  const end = completedAt ? Date.parse(completedAt) : now.getTime();
  const seconds = (end - Date.parse(startedAt)) / 1000 + LATE_START_SECONDS;
  const needed = sets.map(({ range, reps, heldSeconds = 0 }) =>
    range === undefined ? heldSeconds : (reps ?? 0) / MOST_REPS_A_SECOND,
  );
  return needed.reduce((sum, each) => sum + each, 0) <= seconds;
}
