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

/** The stretches of the last days a person already trained; `revision` is 0 if nothing is stored. */
export interface TakenTime {
  taken: readonly Slot[];
  revision: number;
}

/** One row per person in the `quotas` table: time is a quota like any other. */
export function createTrainedTimeRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('quotas');

  return {
    async read(userId: string): Promise<TakenTime> {
      const row = await readRow(documents, { TableName, Key: { userId, period } }, rowSchema);
      return row ?? { taken: [], revision: 0 };
    },

    /** Refused if another session claimed time since `seen` was read. */
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
