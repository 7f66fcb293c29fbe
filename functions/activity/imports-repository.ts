import * as z from 'zod';
import type { Import, ImportCounts } from '../../shared/contracts/body-data';
import { readBatch } from '../platform/storage/batch';
import { when } from '../platform/storage/conditions';
import { goneItem, isThere, unlessGone } from '../platform/storage/gone';
import { parseRow, readRow, readRows, type Item } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { whileUnchanged } from '../platform/storage/unchanged';
import { updateOf } from '../platform/storage/update';

/** Sorts before every ULID; counts the person's activities and every change that adds some. */
const marker = '#activities';
const firstId = '0';

const count = z.number().int().default(0);

const rowSchema = z.object({
  importId: z.string(),
  fileName: z.string(),
  importedAt: z.string(),
  activities: count,
  steps: count,
  weights: count,
  restingHeartRates: count,
  /** Those of its activities that were removed one by one. */
  removed: count,
  undoingAt: z.string().optional(),
});
const storedSchema = unlessGone(rowSchema);
const markerSchema = z.object({ stored: count, revision: count });

/** What a person has of activities; `revision` grows with each change that adds some. */
export type StoredCount = z.output<typeof markerSchema>;

/** An import, and how many of its activities were removed one by one since. */
export interface StoredImport extends Import {
  removed: number;
}

function toImport({ importId, undoingAt, removed, ...row }: z.output<typeof rowSchema>): StoredImport {
  const { fileName, importedAt, activities, ...days } = row;
  const added = { activities: activities - removed, ...days };
  return { id: importId, fileName, importedAt, added, isUndoing: undoingAt !== undefined, removed };
}

/** The `activity-imports` table: a row for each import, and a marker row that makes one change after the other. */
export function createImportsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('activity-imports');

  const rowOf = (userId: string, importId: string) => ({ TableName, Key: { userId, importId } });

  const parsed = (item: Item) => parseRow(storedSchema, item, TableName);

  return {
    /** The import, unless it is gone, whether its ID was ever used, and what the person has. */
    async readState(userId: string, importId: string) {
      const keys = [importId, marker].map((id) => rowOf(userId, id).Key);
      const items = await readBatch(documents, TableName, keys, { consistent: true });
      const [own, counted] = [importId, marker].map((id) => items.find((item) => item['importId'] === id));
      const row = own ? parsed(own) : null;
      return {
        found: row && toImport(row),
        isUsed: own !== undefined,
        counted: parseRow(markerSchema, counted ?? {}, TableName),
      };
    },

    readCount: async (userId: string): Promise<StoredCount> =>
      (await readRow(documents, rowOf(userId, marker), markerSchema)) ?? { stored: 0, revision: 0 },

    /** Newest first; a person's maximum fits into one answer. */
    async list(userId: string): Promise<StoredImport[]> {
      const where = 'userId = :user AND importId >= :first';
      const query = { TableName, where, values: { user: userId, first: firstId } };
      const rows = await readRows(documents, query, storedSchema);
      const imports = rows.filter((row) => row !== null).map(toImport);
      return imports.toSorted((a, b) => (a.importedAt < b.importedAt ? 1 : -1));
    },

    createItem(userId: string, { id, fileName, importedAt }: Pick<Import, 'id' | 'fileName' | 'importedAt'>) {
      const Item = { ...rowOf(userId, id).Key, fileName, importedAt };
      return { Put: { TableName, Item, ...when('attribute_not_exists(importId)') } } satisfies TransactItem;
    },

    /** Counts what an import adds; refused if it is gone or being undone. */
    addItem(userId: string, importId: string, added: ImportCounts): TransactItem {
      const isOpen = when(`${isThere('importId')} AND attribute_not_exists(undoingAt)`);
      return { Update: updateOf(rowOf(userId, importId), { add: { ...added } }, isOpen) };
    },

    /** Counts new activities; refused if anything was added since `seen` was read. */
    countItem(userId: string, { revision }: StoredCount, stored: number): TransactItem {
      const add = { stored, revision: 1 };
      return { Update: updateOf(rowOf(userId, marker), { add }, whileUnchanged({ revision })) };
    },

    /** Counts one activity less, of its import too if it is of one. */
    uncountItems(userId: string, importId: string | null): TransactItem[] {
      return [
        { Update: updateOf(rowOf(userId, marker), { add: { stored: -1 } }) },
        ...(importId === null
          ? []
          : [
              {
                Update: updateOf(rowOf(userId, importId), { add: { removed: 1 } }, when(isThere('importId'))),
              },
            ]),
      ];
    },

    /** From now on nothing is added to it. */
    undoingItem(userId: string, importId: string): TransactItem {
      const set = { undoingAt: clock.now().toISOString() };
      return { Update: updateOf(rowOf(userId, importId), { set }, when(isThere('importId'))) };
    },

    /** Removes an import of which nothing is left; refused if activities were removed since it was read. */
    removeItems(userId: string, { id, removed, added }: StoredImport): TransactItem[] {
      const isUnchanged = whileUnchanged({ removed }, isThere('importId'));
      return [
        goneItem(rowOf(userId, id), clock.now(), isUnchanged),
        { Update: updateOf(rowOf(userId, marker), { add: { stored: -added.activities } }) },
      ];
    },
  };
}

export type ImportsRepository = ReturnType<typeof createImportsRepository>;
