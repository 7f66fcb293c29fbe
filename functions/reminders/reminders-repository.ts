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
  /** The hour of UTC at which someone is looked at next; null for those who rest until their next workout. */
  dueAt: z.iso.datetime().nullable().default(null),
  /** The hour they were looked at last. */
  doneAt: z.iso.datetime().nullable().default(null),
  /** The day of their own on which they were reminded last. */
  remindedOn: localDateSchema.nullable().default(null),
  /** Since when they are reminded at all. */
  since: z.iso.datetime(),
});
export type ReminderRow = z.output<typeof rowSchema>;

/** Those who are waiting share one partition of the index, in the order of time. */
const waiting = 'waiting';
const pageSize = 200;

/** The `reminders` table: a row for each person with the hour at which they are looked at next. */
export function createRemindersRepository({ documents, tableName }: Storage) {
  const TableName = tableName('reminders');

  return {
    read: (userId: string): Promise<ReminderRow | null> =>
      readRow(documents, { TableName, Key: { userId } }, rowSchema),

    /** Those whose hour has come, page by page. The index may be late: what it tells of a row is checked when it is changed. */
    async *pagesDue(now: string): AsyncGenerator<ReminderRow[]> {
      const where = 'dueKey = :waiting AND dueAt <= :now';
      const query = { TableName, IndexName: 'due', where, values: { waiting, now } };
      for await (const page of readPages(documents, query, pageSize))
        yield parseRows(rowSchema, page, TableName);
    },

    /** Stores the row as it follows from `seen`; refused where another change was faster. */
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

    /** Of someone who is gone. */
    removeItem(seen: ReminderRow): TransactItem {
      const isSeen = when('#version = :seen', { seen: seen.version });
      return { Delete: { TableName, Key: { userId: seen.userId }, ...isSeen } };
    },
  };
}

export type RemindersRepository = ReturnType<typeof createRemindersRepository>;
