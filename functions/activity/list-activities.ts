import { addDays, type LocalDate } from '../../shared/rules/local-date';
import type { ActivityDeps } from './activity-deps';

/** Activities of these days, newest first, and the workouts that may be copies of some of them. */
export async function listActivities(
  { activities, readWorkoutSpans }: Pick<ActivityDeps, 'activities' | 'readWorkoutSpans'>,
  userId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
) {
  // Days of UTC: wherever the person was, theirs is one of three.
  const [first, last] = [addDays(from, -1), addDays(to, 2)].map((date) => new Date(date));
  const [around, workouts] = await Promise.all([
    activities.readAround(userId, from, to),
    first && last ? readWorkoutSpans(userId, first, last) : [],
  ]);
  return {
    activities: around.filter(({ date }) => date >= from && date <= to),
    workouts: workouts.toReversed(),
  };
}
