import { createReadActivities, createReadActivityDay } from '../activity/public';
import { createListLibrary, createReadMarks, type ListLibrary } from '../exercises/public';
import { createReadPerson } from '../people/public';
import type { Platform } from '../platform/platform';
import { createReadAccount } from '../profile/public';
import { createReadLedger } from '../spared/public';
import { createReadLatestSummaries } from '../workouts/public';
import { createTrainingDaysRepository } from './training-days-repository';
import type { TrainingDeps } from './training-deps';
import { createTrainingPlansRepository } from './training-plans-repository';

/** What plans are made with; a library that is already there is not cached twice. */
export type Planning = Pick<Platform, 'storage' | 'log'> & { listLibrary?: ListLibrary };

export function createTrainingDeps({
  storage,
  log,
  listLibrary = createListLibrary(storage, log),
}: Planning): TrainingDeps {
  return {
    storage,
    plans: createTrainingPlansRepository(storage),
    days: createTrainingDaysRepository(storage),
    readAccount: createReadAccount(storage),
    readPerson: createReadPerson(storage),
    readActivityDay: createReadActivityDay(storage),
    readActivities: createReadActivities(storage),
    readMarks: createReadMarks(storage),
    readLatestSummaries: createReadLatestSummaries(storage),
    listLibrary,
    readLedger: createReadLedger(storage),
  };
}
