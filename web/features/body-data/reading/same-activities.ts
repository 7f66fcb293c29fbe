import { isSameActivity, type ToldActivity } from '../../../../shared/rules/activities';

const endOf = (activity: ToldActivity) => Date.parse(activity.startedAt) + activity.durationSeconds * 1_000;

/** How much is known of an activity. */
const richness = ({ kind, distanceMeters, averageHeartRate, caloriesKcal, title }: ToldActivity) =>
  [distanceMeters, averageHeartRate, caloriesKcal, title].filter((each) => each !== null).length +
  (kind === 'other' ? 0 : 1);

const richer = (a: ToldActivity, b: ToldActivity) => (richness(b) > richness(a) ? b : a);

/** Oldest first, and of those that are the same only the one of which most is known. */
export function withoutRepeats(activities: readonly ToldActivity[]): ToldActivity[] {
  const ended: ToldActivity[] = [];
  let running: ToldActivity[] = [];
  const sorted = activities.toSorted((a, b) =>
    a.startedAt < b.startedAt ? -1 : a.startedAt > b.startedAt ? 1 : 0,
  );
  for (const activity of sorted) {
    const startMs = Date.parse(activity.startedAt);
    ended.push(...running.filter((each) => endOf(each) <= startMs));
    running = running.filter((each) => endOf(each) > startMs);
    const same = running.findIndex((each) => isSameActivity(each, activity));
    const known = running[same];
    if (known) running[same] = richer(known, activity);
    else running.push(activity);
  }
  return [...ended, ...running].toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
}
