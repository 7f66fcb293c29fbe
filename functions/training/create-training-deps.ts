import { createListLibrary, createReadMarks, type ListLibrary } from '../exercises/public';
import { createReadPerson } from '../people/public';
import type { Platform } from '../platform/platform';
import { unlessRefused } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import { createReadAccount } from '../profile/public';
import { createReadLedger } from '../spared/public';
import { createReadLatestSummaries, missingSummaryItems } from '../workouts/public';
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
    readMarks: createReadMarks(storage),
    readLatestSummaries: createReadLatestSummaries(storage),
    async writeSummaries(userId) {
      // If someone was faster, the next request tries again.
      await unlessRefused(transact(storage.documents, await missingSummaryItems(storage, userId)));
    },
    listLibrary,
    readLedger: createReadLedger(storage),
  };
}
