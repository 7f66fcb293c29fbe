import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sessionKinds } from '../../shared/rules/friend-words';
import { readBatch } from '../platform/storage/batch';
import { when, type Condition } from '../platform/storage/conditions';
import { parseRows, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const keptSeconds = 2 * 86_400;

const sessionSchema = z.object({
  sessionId: z.string(),
  kind: z.enum(sessionKinds),
  /** When it ended. */
  at: z.string(),
  activeSeconds: z.number().int(),
  /** Only of a workout that was shared. */
  sharedTitle: z.string().nullable(),
});
export type RecentSession = z.output<typeof sessionSchema>;

const rowSchema = z.object({
  userId: z.string(),
  /** Grows with every change. */
  version: z.number().int(),
  /** Newest first. */
  sessions: z.array(sessionSchema),
  /** The person's own day on which they were last told about a cheer. */
  toldOn: z.string().nullable().default(null),
});
export type RecentSessions = z.output<typeof rowSchema>;

/** The `recent-sessions` table: one small row per person with what they did lately, to be shown to friends. */
export function createRecentSessionsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('recent-sessions');
  const isAsSeen = (seen: RecentSessions | null): Condition =>
    seen ? when('#version = :seen', { seen: seen.version }) : when('attribute_not_exists(userId)');

  return {
    read: (userId: string): Promise<RecentSessions | null> =>
      readRow(documents, { TableName, Key: { userId } }, rowSchema),

    async readMany(userIds: readonly string[]): Promise<RecentSessions[]> {
      const keys = userIds.map((userId) => ({ userId }));
      return parseRows(
        rowSchema,
        await readBatch(documents, TableName, keys, { consistent: false }),
        TableName,
      );
    },

    /** Throws ConditionFailed if the row changed since `seen` was read. */
    async save(userId: string, seen: RecentSessions | null, sessions: RecentSession[]): Promise<void> {
      const { version = 0, toldOn = null } = seen ?? {};
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + keptSeconds;
      const Item = { userId, version: version + 1, sessions, toldOn, expiresAt };
      await documents.send(new PutCommand({ TableName, Item, ...isAsSeen(seen) }));
    },

    /** Refused if the row changed since `seen` was read; with `toldOn`, stores the day. */
    cheeredItem(seen: RecentSessions, toldOn: string): TransactItem {
      const row = { TableName, Key: { userId: seen.userId } };
      if (seen.toldOn === toldOn) return { ConditionCheck: { ...row, ...isAsSeen(seen) } };
      return { Update: updateOf(row, { set: { toldOn, version: seen.version + 1 } }, isAsSeen(seen)) };
    },
  };
}

export type RecentSessionsRepository = ReturnType<typeof createRecentSessionsRepository>;
