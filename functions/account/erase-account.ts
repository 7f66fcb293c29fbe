import { blockRemovalItems, type ReadBlockIds } from '../friends/public';
import { removePersonItem, standingOf, type ReadPerson } from '../people/public';
import type { CloseSockets } from '../platform/sockets/close-sockets';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import type { Storage } from '../platform/storage/storage';
import { transact } from '../platform/storage/transact';
import type { UserPool } from '../platform/user-pool';
import type { OwnedFilesRepository } from './owned-files-repository';
import type { OwnedRowsRepository } from './owned-rows-repository';
import type { OwnedTable } from '../tables';
import type { TombstonesRepository } from './tombstones-repository';

export interface EraseDeps {
  storage: Storage;
  readPerson: ReadPerson;
  readBlockIds: ReadBlockIds;
  rows: Pick<OwnedRowsRepository, 'erase'>;
  files: Pick<OwnedFilesRepository, 'erase'>;
  buckets: readonly string[];
  tombstones: Pick<TombstonesRepository, 'add'>;
  users: Pick<UserPool, 'remove'>;
  closeSockets: CloseSockets;
  tables: readonly OwnedTable[];
}

/**
 * Erases an account. Every step can be repeated, so a failed run is simply run again. The person's row goes last:
 * while it exists, it marks the account as being deleted.
 */
export async function eraseAccount(deps: EraseDeps, userId: string, cause: Cause): Promise<void> {
  const { rows, files, buckets, tombstones, users, closeSockets, tables } = deps;
  await tombstones.add(userId);
  await users.remove(userId);
  await closeSockets(userId);
  await removeBlocks(deps, userId);
  for (const table of tables) {
    if (table.name !== 'people') await rows.erase(table, userId);
  }
  for (const bucket of buckets) await files.erase(bucket, userId);
  await removePerson(deps, userId, cause);
}

/** Other people's rows name the person too; which ones, only the person's own rows say, so this comes before them. */
function removeBlocks({ storage, readBlockIds }: EraseDeps, userId: string): Promise<void> {
  return decideAgain(async () => {
    for (const otherId of await readBlockIds(userId))
      await transact(storage.documents, await blockRemovalItems(storage, userId, otherId));
  });
}

/** Tells the boards once more: an earlier event may have put the row back after the first time. */
async function removePerson({ storage, readPerson }: EraseDeps, userId: string, cause: Cause): Promise<void> {
  const person = await readPerson(userId);
  if (!person) return;
  const standing = standingOf({ ...person, state: 'deleting', version: person.version + 1 });
  await transact(storage.documents, [
    removePersonItem(storage, person),
    outboxItem(storage, 'StandingChanged', { userId, cause, data: { standing } }),
  ]);
}
