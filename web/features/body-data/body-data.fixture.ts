import type { Activity, BodyDay, Import } from '../../../shared/contracts/body-data';
import { activityIdOf, type ToldActivity } from '../../../shared/rules/activities';
import { localDateSchema } from '../../../shared/rules/local-date';
import type { ReadData } from './reading/read-file';

export const day = (date: string) => localDateSchema.parse(date);

export const bodyDay = (date: string, told: Partial<Omit<BodyDay, 'date'>> = {}): BodyDay => ({
  date: day(date),
  steps: null,
  weightKg: null,
  restingHeartRate: null,
  ...told,
});

/** A run of 10.2 km in the morning, as a file tells of it. */
export const told = (date: string, changed: Partial<ToldActivity> = {}): ToldActivity => ({
  kind: 'run',
  startedAt: `${date}T07:00:00Z`,
  date: day(date),
  durationSeconds: 3120,
  distanceMeters: 10_230,
  averageHeartRate: 148,
  caloriesKcal: 640,
  title: null,
  ...changed,
});

/** The same run as it is stored. */
export function activity(date: string, changed: Partial<Activity> = {}): Activity {
  const made = { ...told(date), source: 'morning.fit', importId: null, ...changed };
  return { id: activityIdOf(made), ...made };
}

export const readData = (changed: Partial<ReadData> = {}): ReadData => ({
  activities: [],
  steps: [],
  weights: [],
  restingHeartRates: [],
  leftOut: 0,
  ...changed,
});

export const pastImport = (told: Partial<Import> = {}): Import => ({
  id: '01JD3X6E9H0000000000000001',
  fileName: 'export.zip',
  importedAt: '2026-11-20T09:00:00Z',
  added: { activities: 2, steps: 30, weights: 0, restingHeartRates: 0 },
  isUndoing: false,
  ...told,
});
