import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createHmac } from 'node:crypto';
import { readBatch } from '../platform/storage/batch';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

/** Longer than any queue, stream, or dead-letter queue keeps an event. */
const lifetimeSeconds = 35 * 86_400;

/** The `tombstones` table: who was deleted, as a keyed hash that means nothing without the key. */
export function createTombstonesRepository({ documents, tableName, clock }: Storage, secret: string) {
  const TableName = tableName('tombstones');
  const keyOf = (userId: string) => ({ idHash: createHmac('sha256', secret).update(userId).digest('hex') });

  return {
    /** Those of `userIds` that were deleted, as far back as a restore can reach. */
    async known(userIds: readonly string[]): Promise<string[]> {
      const rows = await readBatch(documents, TableName, userIds.map(keyOf), { consistent: true });
      const hashes = new Set(rows.map(({ idHash }) => idHash));
      return userIds.filter((userId) => hashes.has(keyOf(userId).idHash));
    },

    async add(userId: string): Promise<void> {
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
      await documents.send(new PutCommand({ TableName, Item: { ...keyOf(userId), expiresAt } }));
    },

    /** Refuses the transaction when the account was deleted. */
    absentItem(userId: string): TransactItem {
      const ConditionExpression = 'attribute_not_exists(idHash)';
      return { ConditionCheck: { TableName, Key: keyOf(userId), ConditionExpression } };
    },
  };
}

export type TombstonesRepository = ReturnType<typeof createTombstonesRepository>;
