import type { ReadActivities, ReadActivityDay } from '../activity/public';
import type { ListLibrary, ReadMarks } from '../exercises/public';
import type { ReadPerson } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import type { ReadAccount } from '../profile/public';
import type { ReadLedger } from '../spared/public';
import type { ReadLatestSummaries } from '../workouts/public';
import type { TrainingDaysRepository } from './training-days-repository';
import type { TrainingPlansRepository } from './training-plans-repository';

export interface TrainingDeps {
  storage: Storage;
  plans: TrainingPlansRepository;
  days: TrainingDaysRepository;
  readAccount: ReadAccount;
  readPerson: ReadPerson;
  readActivityDay: ReadActivityDay;
  readActivities: ReadActivities;
  readMarks: ReadMarks;
  readLatestSummaries: ReadLatestSummaries;
  listLibrary: ListLibrary;
  readLedger: ReadLedger;
}

/** Who sent a request, and the request's ID. */
export interface Requester {
  userId: string;
  correlationId: string;
}
