import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { backdatingMs, type Slot } from './trained-time';

const period = 'trained-time';

const rowSchema = z.object({
  taken: z.array(z.tuple([z.number().int(), z.number().int()])),
  revision: z.number().int(),
});

/** What of the last days a person has trained already; `revision` is 0 where nothing is stored. */
export interface TakenTime {
  taken: readonly Slot[];
  revision: number;
}

/** One row a person in the `quotas` table: time is what no one has more of than there is. */
export function createTrainedTimeRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('quotas');

  return {
    async read(userId: string): Promise<TakenTime> {
      const row = await readRow(documents, { TableName, Key: { userId, period } }, rowSchema);
      return row ?? { taken: [], revision: 0 };
    },

    /** Refused when another session took its time since `seen` was read. */
    takeItem(userId: string, { revision }: TakenTime, taken: readonly Slot[]): TransactItem {
      const expiresAt = Math.floor((clock.now().getTime() + 3 * backdatingMs) / 1000);
      const Item = { userId, period, taken, revision: revision + 1, expiresAt };
      const isUnchanged =
        revision === 0
          ? when('attribute_not_exists(revision)')
          : when('revision = :seen', { seen: revision });
      return { Put: { TableName, Item, ...isUnchanged } };
    },
  };
}
