import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createHmac } from 'node:crypto';
import { readBatch } from '../platform/storage/batch';
import type { Storage } from '../platform/storage/storage';
import type { Secret } from '../platform/secret';
import type { TransactItem } from '../platform/storage/transact';

/** Longer than any queue, stream, or dead-letter queue keeps an event. */
const lifetimeSeconds = 35 * 86_400;

/**
 * The `tombstones` table: who was deleted, as a keyed hash that means nothing without the key. Each has a row for both
 * generations of the key, so that a process which has not heard of a rotation yet finds it too.
 */
export function createTombstonesRepository(
  { documents, tableName, clock }: Storage,
  secret: Pick<Secret, 'read'>,
) {
  const TableName = tableName('tombstones');
  const hashOf = (generation: string, userId: string) =>
    createHmac('sha256', generation).update(userId).digest('hex');
  async function hashesOf(): Promise<(userId: string) => string[]> {
    const { current, previous } = await secret.read();
    const generations = previous === null ? [current] : [current, previous];
    return (userId) => generations.map((generation) => hashOf(generation, userId));
  }

  return {
    /** Those of `userIds` that were deleted, as far back as a restore can reach. */
    async known(userIds: readonly string[]): Promise<string[]> {
      const hashes = await hashesOf();
      const keys = userIds.flatMap(hashes).map((idHash) => ({ idHash }));
      const rows = await readBatch(documents, TableName, keys, { consistent: true });
      const found = new Set(rows.map(({ idHash }) => idHash));
      return userIds.filter((userId) => hashes(userId).some((hash) => found.has(hash)));
    },

    async add(userId: string): Promise<void> {
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
      for (const idHash of (await hashesOf())(userId))
        await documents.send(new PutCommand({ TableName, Item: { idHash, expiresAt } }));
    },

    /** They refuse the transaction when the account was deleted. */
    async absentItems(userId: string): Promise<TransactItem[]> {
      const ConditionExpression = 'attribute_not_exists(idHash)';
      return (await hashesOf())(userId).map((idHash) => ({
        ConditionCheck: { TableName, Key: { idHash }, ConditionExpression },
      }));
    },
  };
}

export type TombstonesRepository = ReturnType<typeof createTombstonesRepository>;
