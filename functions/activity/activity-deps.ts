import type { Quotas } from '../platform/storage/quotas';
import type { Storage } from '../platform/storage/storage';
import type { ReadSettings, ReadWeights } from '../profile/public';
import type { ReadWorkoutSpans } from '../workouts/public';
import type { ImportsRepository } from './imports-repository';
import type { OutsideActivitiesRepository } from './outside-activities-repository';
import type { ToldDaysRepository } from './told-days-repository';

export interface ActivityDeps {
  storage: Storage;
  imports: ImportsRepository;
  activities: OutsideActivitiesRepository;
  toldDays: ToldDaysRepository;
  quotas: Quotas;
  readSettings: ReadSettings;
  readWorkoutSpans: ReadWorkoutSpans;
  readWeights: ReadWeights;
}

/** Who sent a request, and the request's ID. */
export interface Requester {
  userId: string;
  correlationId: string;
}

/** More than fifteen years of one a day. */
export const maximumActivities = 5_000;
