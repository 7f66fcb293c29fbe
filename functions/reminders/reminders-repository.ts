import * as z from 'zod';
import { localDateSchema } from '../../shared/rules/local-date';
import { when } from '../platform/storage/conditions';
import { parseRows, readPages, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const rowSchema = z.object({
  userId: z.string(),
  /** Grows with every change. */
  version: z.number().int(),
  /** The UTC hour of their next check; null while reminders rest until their next workout. */
  dueAt: z.iso.datetime().nullable().default(null),
  /** The hour of their last check. */
  doneAt: z.iso.datetime().nullable().default(null),
  /** Their local day of the last reminder. */
  remindedOn: localDateSchema.nullable().default(null),
  /** Since when they get reminders. */
  since: z.iso.datetime(),
});
export type ReminderRow = z.output<typeof rowSchema>;

/** Everyone waiting shares one partition of the index, ordered by time. */
const waiting = 'waiting';
const pageSize = 200;

/** The `reminders` table: a row per person with the hour of their next check. */
export function createRemindersRepository({ documents, tableName }: Storage) {
  const TableName = tableName('reminders');

  return {
    read: (userId: string): Promise<ReminderRow | null> =>
      readRow(documents, { TableName, Key: { userId } }, rowSchema),

    /**
     * People whose hour has come, page by page. The index may lag behind; what it says is checked when the row
     * changes.
     */
    async *pagesDue(now: string): AsyncGenerator<ReminderRow[]> {
      const where = 'dueKey = :waiting AND dueAt <= :now';
      const query = { TableName, IndexName: 'due', where, values: { waiting, now } };
      for await (const page of readPages(documents, query, pageSize))
        yield parseRows(rowSchema, page, TableName);
    },

    /** Stores the row derived from `seen`; refused if another change was faster. */
    storeItem(
      seen: ReminderRow | null,
      { userId, dueAt, ...row }: Omit<ReminderRow, 'version'>,
    ): TransactItem {
      const set = { ...row, version: (seen?.version ?? 0) + 1, ...(dueAt && { dueAt, dueKey: waiting }) };
      const changes = { set, ...(dueAt === null && { remove: ['dueAt', 'dueKey'] }) };
      const isSeen = seen
        ? when('#version = :seen', { seen: seen.version })
        : when('attribute_not_exists(userId)');
      return { Update: updateOf({ TableName, Key: { userId } }, changes, isSeen) };
    },

    /** For someone whose account is gone. */
    removeItem(seen: ReminderRow): TransactItem {
      const isSeen = when('#version = :seen', { seen: seen.version });
      return { Delete: { TableName, Key: { userId: seen.userId }, ...isSeen } };
    },
  };
}

export type RemindersRepository = ReturnType<typeof createRemindersRepository>;
