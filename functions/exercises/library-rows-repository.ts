import type { Exercise } from '../../shared/rules/exercise';
import { putBatch } from '../platform/storage/batch';
import { readPages, type Item } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { libraryPartition } from './exercises-repository';

/** The raw rows of the `exercises` table, for the import. */
export function createLibraryRowsRepository({
  documents,
  tableName,
}: Pick<Storage, 'documents' | 'tableName'>) {
  const TableName = tableName('exercises');
  return {
    /** The row of a built-in exercise. */
    rowOf({ id, ...fields }: Exercise, hasClip: boolean): Item {
      return { pk: libraryPartition, exerciseId: id, ...fields, hasClip };
    },

    /** All rows by exercise ID, as of now. */
    async read(): Promise<Map<unknown, Item>> {
      const query = { TableName, where: 'pk = :pk', values: { pk: libraryPartition } };
      const rows = new Map<unknown, Item>();
      for await (const page of readPages(documents, query)) {
        for (const row of page) rows.set(row.exerciseId, row);
      }
      return rows;
    },

    save: (rows: Item[]) => putBatch(documents, TableName, rows),
  };
}
