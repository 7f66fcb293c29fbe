import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { PointsTransaction } from '../../shared/contracts/points';
import type { Award } from '../../shared/domain/awards';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const entrySchema = z.object({
  awardKey: z.string(),
  points: z.number().int(),
  activityType: z.string(),
  activityId: z.string().nullable(),
  description: z.string(),
  createdAt: z.string(),
});
type Entry = z.output<typeof entrySchema>;

/** The points ledger: one row an award, keyed by the fact it rewards, so that a fact is paid once. */
export function createLedgerRepository({ documents, tableName }: Storage) {
  const TableName = tableName('points-transactions');

  async function readKeys(userId: string, awardKeys: string[]): Promise<Entry[]> {
    if (awardKeys.length === 0) return [];
    const Keys = awardKeys.map((awardKey) => ({ userId, awardKey }));
    const request = { RequestItems: { [TableName]: { Keys, ConsistentRead: true } } };
    const { Responses, UnprocessedKeys } = await documents.send(new BatchGetCommand(request));
    if (Object.keys(UnprocessedKeys ?? {}).length > 0) throw new Error('ledger read was throttled');
    return (Responses?.[TableName] ?? []).map((item) => entrySchema.parse(item));
  }

  async function readPrefix(userId: string, prefix: string): Promise<Entry[]> {
    const { Items = [] } = await documents.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'userId = :user AND begins_with(awardKey, :prefix)',
        ExpressionAttributeValues: { ':user': userId, ':prefix': prefix },
        ConsistentRead: true,
      }),
    );
    return Items.map((item) => entrySchema.parse(item));
  }

  return {
    /** The entries that exist among exact keys and under prefixes. */
    async find(userId: string, wanted: { keys: string[]; prefixes: string[] }): Promise<Entry[]> {
      const found = await Promise.all([
        readKeys(userId, wanted.keys),
        ...wanted.prefixes.map((prefix) => readPrefix(userId, prefix)),
      ]);
      return found.flat();
    },

    /** The newest entries that gave points. */
    async latest(userId: string, limit: number): Promise<PointsTransaction[]> {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          IndexName: 'latest',
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': userId },
          ScanIndexForward: false,
          Limit: limit * 2,
        }),
      );
      const entries = Items.map((item) => entrySchema.parse(item)).filter((entry) => entry.points > 0);
      return entries.slice(0, limit).map(({ awardKey, ...entry }) => ({ id: awardKey, ...entry }));
    },

    entryItem(userId: string, award: Award, createdAt: string): TransactItem {
      const Item = { userId, ...award, createdAt };
      return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(awardKey)' } };
    },
  };
}

export type LedgerRepository = ReturnType<typeof createLedgerRepository>;
