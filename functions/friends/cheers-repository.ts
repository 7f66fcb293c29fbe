import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const keptSeconds = 2 * 86_400;

const rowSchema = z.object({
  sessionId: z.string(),
  otherUserId: z.string(),
  /** Whether the person whose row this is cheered, or was cheered. */
  isSender: z.boolean(),
});
export type Cheer = z.output<typeof rowSchema>;

interface Sent {
  from: string;
  to: string;
  sessionId: string;
}

const cheerIdOf = ({ from, sessionId }: Sent) => `${sessionId}#${from}`;

/** The `cheers` table: for two days, a row of each of the two people. */
export function createCheersRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('cheers');

  return {
    /** What the person cheered, and who cheered them. */
    list(userId: string): Promise<Cheer[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      return readRows(documents, query, rowSchema);
    },

    async isSent(sent: Sent): Promise<boolean> {
      const Key = { userId: sent.from, cheerId: cheerIdOf(sent) };
      return (await readRow(documents, { TableName, Key }, rowSchema)) !== null;
    },

    /** Refused if it was sent before. */
    sendItems(sent: Sent): TransactItem[] {
      const { from, to, sessionId } = sent;
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + keptSeconds;
      const row = { cheerId: cheerIdOf(sent), sessionId, expiresAt };
      const isNew = when('attribute_not_exists(userId)');
      return [
        { Put: { TableName, Item: { userId: from, otherUserId: to, isSender: true, ...row }, ...isNew } },
        { Put: { TableName, Item: { userId: to, otherUserId: from, isSender: false, ...row }, ...isNew } },
      ];
    },
  };
}

export type CheersRepository = ReturnType<typeof createCheersRepository>;
