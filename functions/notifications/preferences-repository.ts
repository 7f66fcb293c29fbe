import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationPreferences,
} from '../../shared/contracts/notifications';
import { readBatch } from '../platform/storage/batch';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { updateOf } from '../platform/storage/update';

type Kinds = NotificationPreferences['kinds'];

const rowSchema = z.partialRecord(z.enum(notificationKinds), z.boolean());

const storedSchema = z.record(z.string(), z.unknown());

/** Whoever never chose, and kinds that came after the choice, are on. */
function toKinds(item: Record<string, unknown> = {}): Kinds {
  const chosen = rowSchema.parse(
    Object.fromEntries(notificationKinds.filter((kind) => kind in item).map((kind) => [kind, item[kind]])),
  );
  const on = Object.fromEntries(notificationKinds.map((kind) => [kind, true])) as Kinds;
  return { ...on, ...chosen };
}

/** The `notification-preferences` table: one row a person, one attribute a kind that was ever switched. */
export function createPreferencesRepository({
  documents,
  tableName,
}: Pick<Storage, 'documents' | 'tableName'>) {
  const TableName = tableName('notification-preferences');

  return {
    async read(userId: string): Promise<Kinds> {
      return toKinds((await readRow(documents, { TableName, Key: { userId } }, storedSchema)) ?? {});
    },

    /** Those of `userIds` who have not switched off a kind. */
    async readWilling(userIds: readonly string[], kind: NotificationKind): Promise<string[]> {
      const keys = userIds.map((userId) => ({ userId }));
      const rows = await readBatch(documents, TableName, keys, { consistent: true });
      const unwilling = new Set(rows.filter((row) => !toKinds(row)[kind]).map((row) => row.userId));
      return userIds.filter((userId) => !unwilling.has(userId));
    },

    /** Switches the given kinds; answers all of them. */
    async change(userId: string, changes: Partial<Record<NotificationKind, boolean>>): Promise<Kinds> {
      const update = updateOf({ TableName, Key: { userId } }, { set: changes });
      const { Attributes } = await documents.send(new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW' }));
      return toKinds(Attributes);
    },
  };
}

export type PreferencesRepository = ReturnType<typeof createPreferencesRepository>;
