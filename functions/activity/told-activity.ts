import type { Activity } from '../../shared/contracts/body-data';
import { activityIdOf, type ToldActivity } from '../../shared/rules/activities';
import { longestActivitySeconds } from '../../shared/rules/activity-limits';
import { addDays, localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import type { ActivityDeps } from './activity-deps';
import { createKnownTime, type KnownTime } from './known-time';

/** Clocks of watches differ by a little. */
const clockErrorMs = 15 * 60_000;

/** The activity as it is stored: in whole seconds, as its ID is. */
export function activityOf(told: ToldActivity, from: Pick<Activity, 'source' | 'importId'>): Activity {
  const startedAt = `${new Date(told.startedAt).toISOString().slice(0, 19)}Z`;
  return { ...told, ...from, startedAt, id: activityIdOf({ ...told, startedAt }) };
}

/** Whether it has not begun yet; its own zone may be a day ahead of the person's. */
export function isAhead({ startedAt, date }: ToldActivity, today: LocalDate, now: Date): boolean {
  return date > addDays(today, 1) || Date.parse(startedAt) > now.getTime() + clockErrorMs;
}

const dateAt = (at: number): LocalDate => localDateSchema.parse(new Date(at).toISOString().slice(0, 10));

/** What is known of the time that these activities are about. */
export async function readKnownTime(
  { activities, readWorkoutSpans }: Pick<ActivityDeps, 'activities' | 'readWorkoutSpans'>,
  userId: string,
  told: readonly ToldActivity[],
): Promise<KnownTime> {
  if (told.length === 0) return createKnownTime([], []);
  const starts = told.map(({ startedAt }) => Date.parse(startedAt));
  const longestMs = longestActivitySeconds * 1000;
  const [first, last] = [Math.min(...starts) - longestMs, Math.max(...starts) + longestMs];
  const [known, workouts] = await Promise.all([
    activities.readAround(userId, dateAt(first), dateAt(last)),
    readWorkoutSpans(userId, new Date(first), new Date(last + longestMs)),
  ]);
  return createKnownTime(known, workouts);
}
