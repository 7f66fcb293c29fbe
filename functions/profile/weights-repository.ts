import { encodeTime } from 'ulid';
import * as z from 'zod';
import { weightEntrySchema, type WeightEntry } from '../../shared/contracts/profile';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import { when } from '../platform/storage/conditions';
import { readPage, readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

/** Sorts after every date. Such a row says where the entry with a client's ID is. */
const idPrefix = 'id#';
const idKey = (id: string) => `${idPrefix}${id}`;

/** `importId` is of the import that told it; absent for the person's own entries. */
const rowSchema = weightEntrySchema.extend({ entryKey: z.string(), importId: z.string().optional() });
const pointerSchema = z.object({ loggedAs: z.string() });

function toEntry(row: z.output<typeof rowSchema>): WeightEntry {
  const { entryKey: _, importId: __, ...entry } = row;
  return entry;
}

/** A weight as it is stored. */
export type WeightRow = z.output<typeof rowSchema>;

/** A weight of a day that an import tells. */
export interface ToldWeight {
  date: LocalDate;
  weightKg: number;
}

/** The ID of an import's weight of a day: a ULID as if it was made then, with the import's own letters. */
const toldIdOf = (importId: string, date: LocalDate) => encodeTime(Date.parse(date)) + importId.slice(10);

export interface WeightPage {
  weights: WeightEntry[];
  /** The key of the last entry if older ones follow. */
  nextKey: string | null;
}

/** The `weights` table: sorted by date, then by when the entry was logged. */
export function createWeightsRepository({ documents, tableName, newId, clock }: Storage) {
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

    /** All entries from one day to another, both counted, oldest first. */
    readBetween(userId: string, from: LocalDate, to: LocalDate): Promise<WeightRow[]> {
      const where = 'userId = :user AND entryKey BETWEEN :from AND :to';
      const values = { user: userId, from, to: addDays(to, 1) };
      return readRows(documents, { TableName, where, values }, rowSchema);
    },

    /** All entries, oldest first. */
    readAll(userId: string): Promise<WeightRow[]> {
      const where = 'userId = :user AND entryKey < :ids';
      return readRows(documents, { TableName, where, values: { user: userId, ids: idPrefix } }, rowSchema);
    },

    /** Adds an import's weight of a day, under a key that follows from both: a repeat is refused. */
    toldItem(userId: string, importId: string, { date, weightKg }: ToldWeight): TransactItem {
      const entry: WeightEntry = {
        id: toldIdOf(importId, date),
        date,
        weightKg,
        loggedAt: clock.now().toISOString(),
      };
      const key = rowOf(userId, `${date}#${importId}`).Key;
      const isNew = when('attribute_not_exists(entryKey)');
      return { Put: { TableName, Item: { ...key, ...entry, importId }, ...isNew } };
    },

    removeItem(userId: string, { entryKey }: WeightRow): TransactItem {
      return { Delete: rowOf(userId, entryKey) };
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
