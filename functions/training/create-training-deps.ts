import { createListLibrary, createReadMarks } from '../exercises/public';
import { createReadPerson } from '../people/public';
import type { Platform } from '../platform/platform';
import { createReadAccount } from '../profile/public';
import { createReadLedger } from '../spared/public';
import { createReadLatestSessions } from '../workouts/public';
import { createTrainingDaysRepository } from './training-days-repository';
import type { TrainingDeps } from './training-deps';
import { createTrainingPlansRepository } from './training-plans-repository';

export function createTrainingDeps({ storage, log }: Pick<Platform, 'storage' | 'log'>): TrainingDeps {
  return {
    storage,
    plans: createTrainingPlansRepository(storage),
    days: createTrainingDaysRepository(storage),
    readAccount: createReadAccount(storage),
    readPerson: createReadPerson(storage),
    readMarks: createReadMarks(storage),
    readLatestSessions: createReadLatestSessions(storage),
    listLibrary: createListLibrary(storage, log),
    readLedger: createReadLedger(storage),
  };
}
