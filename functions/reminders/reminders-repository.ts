import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { localDateSchema } from '../../shared/rules/local-date';
import { readBatch } from '../platform/storage/batch';
import { unlessRefused, when } from '../platform/storage/conditions';
import { dueKeyOf } from '../platform/storage/due-keys';
import { parseRows, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

export const reminderRowSchema = z.object({
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
  /** How often this check has failed. */
  failures: z.number().int().default(0),
});
export type ReminderRow = z.output<typeof reminderRowSchema>;

/** The name that the due keys of those who wait begin with. */
export const waiting = 'waiting';

/** The `reminders` table: a row per person with the hour of their next check. */
export function createRemindersRepository({ documents, tableName }: Storage) {
  const TableName = tableName('reminders');

  return {
    read: (userId: string): Promise<ReminderRow | null> =>
      readRow(documents, { TableName, Key: { userId } }, reminderRowSchema),

    /** The rows of these people. They may lag behind; what they say is checked when they change. */
    async readAll(userIds: readonly string[]): Promise<ReminderRow[]> {
      const keys = [...new Set(userIds)].map((userId) => ({ userId }));
      const items = await readBatch(documents, TableName, keys, { consistent: false });
      return parseRows(reminderRowSchema, items, TableName);
    },

    /** Stores the row derived from `seen`; refused if another change was faster. */
    storeItem(
      seen: ReminderRow | null,
      { userId, dueAt, ...row }: Omit<ReminderRow, 'version' | 'failures'>,
    ): TransactItem {
      const due = dueAt && { dueAt, dueKey: dueKeyOf(waiting, userId) };
      const set = { ...row, version: (seen?.version ?? 0) + 1, ...due };
      const remove = ['failures', ...(dueAt === null ? ['dueAt', 'dueKey'] : [])];
      const isSeen = seen
        ? when('#version = :seen', { seen: seen.version })
        : when('attribute_not_exists(userId)');
      return { Update: updateOf({ TableName, Key: { userId } }, { set, remove }, isSeen) };
    },

    /** Counts a failed check; refused if another change was faster. With `dueAt`, the next one is then. */
    async storeFailure({ userId, version, failures }: ReminderRow, dueAt: string | null): Promise<void> {
      const set = { version: version + 1, failures: dueAt ? 0 : failures + 1, ...(dueAt && { dueAt }) };
      const isSeen = when('#version = :seen', { seen: version });
      const update = updateOf({ TableName, Key: { userId } }, { set }, isSeen);
      await unlessRefused(documents.send(new UpdateCommand(update)));
    },

    /** For someone whose account is gone. */
    removeItem(seen: ReminderRow): TransactItem {
      const isSeen = when('#version = :seen', { seen: seen.version });
      return { Delete: { TableName, Key: { userId: seen.userId }, ...isSeen } };
    },
  };
}

export type RemindersRepository = ReturnType<typeof createRemindersRepository>;
