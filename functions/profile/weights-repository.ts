import * as z from 'zod';
import { weightEntrySchema, type WeightEntry } from '../../shared/contracts/profile';
import { when } from '../platform/storage/conditions';
import { readPage, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

/** Sorts after every date. Such a row says where the entry with a client's ID is. */
const idPrefix = 'id#';
const idKey = (id: string) => `${idPrefix}${id}`;

const rowSchema = weightEntrySchema.extend({ entryKey: z.string() });
const pointerSchema = z.object({ loggedAs: z.string() });

function toEntry(row: z.output<typeof rowSchema>): WeightEntry {
  const { entryKey: _, ...entry } = row;
  return entry;
}

export interface WeightPage {
  weights: WeightEntry[];
  /** The key of the last entry if older ones follow. */
  nextKey: string | null;
}

/** The `weights` table: sorted by date, then by when the entry was logged. */
export function createWeightsRepository({ documents, tableName, newId }: Storage) {
  const TableName = tableName('weights');

  const rowOf = (userId: string, entryKey: string) => ({ TableName, Key: { userId, entryKey } });

  return {
    /** The entry that was logged under `id`. */
    async read(userId: string, id: string): Promise<WeightEntry | null> {
      const pointer = await readRow(documents, rowOf(userId, idKey(id)), pointerSchema);
      const row = pointer && (await readRow(documents, rowOf(userId, pointer.loggedAs), rowSchema));
      return row && toEntry(row);
    },

    /** Newest first, starting after `afterKey`. */
    async list(userId: string, limit: number, afterKey: string | null): Promise<WeightPage> {
      const query = {
        TableName,
        where: 'userId = :user AND entryKey < :ids',
        values: { user: userId, ids: idPrefix },
        newestFirst: true,
      };
      const after = afterKey === null ? null : { userId, entryKey: afterKey };
      const page = await readPage(documents, query, rowSchema, { limit: limit + 1, after });
      const rows = page.rows.slice(0, limit);
      const nextKey = page.rows.length > limit ? (rows.at(-1)?.entryKey ?? null) : null;
      return { weights: rows.map(toEntry), nextKey };
    },

    /** Adds an entry; refused if its ID is taken. */
    createItems(userId: string, entry: WeightEntry): TransactItem[] {
      const entryKey = `${entry.date}#${newId()}`;
      const pointer = { userId, entryKey: idKey(entry.id), loggedAs: entryKey };
      return [
        { Put: { TableName, Item: { userId, entryKey, ...entry } } },
        { Put: { TableName, Item: pointer, ...when('attribute_not_exists(entryKey)') } },
      ];
    },
  };
}

export type WeightsRepository = ReturnType<typeof createWeightsRepository>;
