import type { ToldActivity } from '../../../shared/rules/activities';
import type { ReadData } from '../../../web/features/body-data/reading/read-data';

/** A file in the shape that a maker's watch or app writes, and what a person should see of it. */
export interface BodyDataFixture {
  name: string;
  file: () => Blob | Promise<Blob>;
  expected: ReadData;
}

/** An activity as a person would write it down; what is not named is not known. */
export function told(
  activity: Pick<ToldActivity, 'kind' | 'startedAt' | 'durationSeconds'> & { date: string } & Partial<
      Omit<ToldActivity, 'date'>
    >,
): ToldActivity {
  const unknown = { distanceMeters: null, averageHeartRate: null, caloriesKcal: null, title: null };
  return { ...unknown, ...activity, date: activity.date as ToldActivity['date'] };
}

/** What a file with these activities, and nothing else, gives. */
export const activitiesOnly = (...activities: ToldActivity[]): ReadData => ({
  activities,
  steps: [],
  weights: [],
  restingHeartRates: [],
  leftOut: 0,
});
