import {
  entriesPerPart,
  type Activity,
  type ImportCounts,
  type ImportPart,
} from '../../../../shared/contracts/body-data';
import { isOwnWorkout, isSameActivity, type ToldActivity } from '../../../../shared/rules/activities';
import { addDays, localDateSchema, type LocalDate } from '../../../../shared/rules/local-date';
import type { ReadData } from '../reading/read-file';
import { withoutRepeats } from '../reading/same-activities';

/** What the server knows, as far as needed to recognize it in a file. */
export interface Known {
  activities: readonly Pick<Activity, 'kind' | 'startedAt' | 'durationSeconds'>[];
  workouts: readonly { startedAt: string; durationSeconds: number }[];
}

type Figures = Pick<ReadData, 'steps' | 'weights' | 'restingHeartRates'>;
type Dated = { date: LocalDate };

/** One of each day: of several, the one that `pick` prefers. */
function oneADay<Entry extends Dated>(
  entries: readonly Entry[],
  pick: (a: Entry, b: Entry) => Entry,
): Entry[] {
  const days = new Map<LocalDate, Entry>();
  for (const entry of entries) {
    const other = days.get(entry.date);
    days.set(entry.date, other ? pick(other, entry) : entry);
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

const last = <Entry>(_: Entry, later: Entry) => later;

/** Several files as one: what is in two of them is in it once. */
export function combined(files: readonly ReadData[]): ReadData {
  const figures: Figures = {
    steps: oneADay(
      files.flatMap(({ steps }) => steps),
      (a, b) => (b.total > a.total ? b : a),
    ),
    weights: oneADay(
      files.flatMap(({ weights }) => weights),
      last,
    ),
    restingHeartRates: oneADay(
      files.flatMap(({ restingHeartRates }) => restingHeartRates),
      last,
    ),
  };
  return {
    ...figures,
    activities: withoutRepeats(files.flatMap(({ activities }) => activities)),
    leftOut: files.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

/** No activity is longer than two days. */
const nearDays = [-2, -1, 0, 1, 2];

/** By the day of their beginning in UTC, so that each is compared with a few others, not with thousands. */
function byDay<Entry extends { startedAt: string }>(entries: readonly Entry[]) {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = entry.startedAt.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (instant: string) => {
    const day = localDateSchema.parse(instant.slice(0, 10));
    return nearDays.flatMap((away) => days.get(addDays(day, away)) ?? []);
  };
}

/** Those that are neither stored already nor workouts of ours that a watch recorded, too. */
export function unknownOf(activities: readonly ToldActivity[], known: Known): ToldActivity[] {
  const activitiesNear = byDay(known.activities);
  const workoutsNear = byDay(known.workouts);
  return activities.filter(
    (each) =>
      !activitiesNear(each.startedAt).some((stored) => isSameActivity(each, stored)) &&
      !workoutsNear(each.startedAt).some((workout) => isOwnWorkout(each, workout)),
  );
}

export const countsOf = (data: Omit<ReadData, 'leftOut'>): ImportCounts => ({
  activities: data.activities.length,
  steps: data.steps.length,
  weights: data.weights.length,
  restingHeartRates: data.restingHeartRates.length,
});

export const totalOf = (counts: ImportCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The first and the last day; null if there is nothing. */
export function dateRange(data: Omit<ReadData, 'leftOut'>): { from: LocalDate; to: LocalDate } | null {
  const { activities, steps, weights, restingHeartRates } = data;
  const dates = [activities, steps, weights, restingHeartRates].flatMap((list: readonly Dated[]) =>
    list.map(({ date }) => date),
  );
  const sorted = dates.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from && to ? { from, to } : null;
}

/** What is sent, in order: as many entries of each kind in a part as the server takes. */
export function partsOf(data: Omit<ReadData, 'leftOut'>): ImportPart[] {
  const { activities, steps, weights, restingHeartRates } = data;
  const longest = Math.max(activities.length, steps.length, weights.length, restingHeartRates.length);
  return Array.from({ length: Math.ceil(longest / entriesPerPart) }, (_, index) => {
    const [from, to] = [index * entriesPerPart, (index + 1) * entriesPerPart];
    return {
      activities: activities.slice(from, to),
      steps: steps.slice(from, to),
      weights: weights.slice(from, to),
      restingHeartRates: restingHeartRates.slice(from, to),
    };
  });
}
