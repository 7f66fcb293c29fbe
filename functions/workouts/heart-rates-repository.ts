import * as z from 'zod';
import type { Beats } from '../../shared/contracts/workouts';
import { when } from '../platform/storage/conditions';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

/** '128,131,,130': as short as a list can be, and readable where people export it. */
const rowSchema = z.object({
  beats: z
    .string()
    .transform((text) => text.split(',').map((beats) => (beats === '' ? null : Number(beats))))
    .pipe(z.array(z.number().int().nullable())),
});

/** The `heart-rates` table: what a strap measured during a session, one row each. */
export function createHeartRatesRepository({ documents, tableName }: Storage) {
  const TableName = tableName('heart-rates');
  return {
    async read(userId: string, sessionId: string): Promise<Beats | null> {
      const row = await readRow(documents, { TableName, Key: { userId, sessionId } }, rowSchema);
      return row && row.beats;
    },

    putItem(userId: string, sessionId: string, beats: Beats): TransactItem {
      return { Put: { TableName, Item: { userId, sessionId, beats: beats.join(',') } } };
    },

    removeItem(userId: string, sessionId: string): TransactItem {
      return {
        Delete: { TableName, Key: { userId, sessionId }, ...when('attribute_exists(sessionId)') },
      };
    },
  };
}

export type HeartRatesRepository = ReturnType<typeof createHeartRatesRepository>;
