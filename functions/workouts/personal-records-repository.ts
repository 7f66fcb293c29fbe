import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import type { PersonalRecord } from './personal-record';

const bestSchema = z
  .object({
    value: z.number(),
    sessionId: z.string().nullable(),
    before: z.number().nullable(),
    // Rows older than this field have none.
    at: z.string().nullable().default(null),
  })
  .nullable();
const rowSchema = z.object({
  exerciseId: z.string(),
  load: bestSchema,
  reps: bestSchema,
  version: z.number().int(),
});

/** The `personal-records` table: a person's highest load and most repetitions, one row per exercise. */
export function createPersonalRecordsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('personal-records');
  return {
    readAll: (userId: string): Promise<PersonalRecord[]> =>
      readRows(documents, { TableName, where: 'userId = :user', values: { user: userId } }, rowSchema),

    /** Stores the record if it is still at the version that was read. */
    saveItem(userId: string, record: PersonalRecord): TransactItem {
      const Item = { userId, ...record, version: record.version + 1, updatedAt: clock.now().toISOString() };
      const isUnchanged =
        record.version === 0
          ? when('attribute_not_exists(exerciseId)')
          : when('version = :seen', { seen: record.version });
      return { Put: { TableName, Item, ...isUnchanged } };
    },
  };
}

export type PersonalRecordsRepository = ReturnType<typeof createPersonalRecordsRepository>;
