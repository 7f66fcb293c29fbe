import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Standing } from '../../shared/events/progress';
import { counterName, scoreKey, shardOf, treePath, type NodeCounters } from '../../shared/domain/rank-tree';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const standingRowSchema = z.object({
  pk: z.string(),
  version: z.number().int(),
  workoutsCompleted: z.number().int(),
  points: z.number().int().optional(),
});

/** Somebody's standing as counted in the tree; `points` is null for those who are not on the board. */
export interface CountedStanding extends Standing {
  userId: string;
}

const keysPerBatch = 100;
const userKey = (userId: string) => `U#${userId}`;

function toStanding(item: unknown): CountedStanding {
  const { pk, points, ...row } = standingRowSchema.parse(item);
  return { ...row, userId: pk.slice(2), points: points ?? null };
}

/** The `leaderboard` table: one row a user, and the nodes of the counter tree. */
export function createLeaderboardRepository({ documents, tableName }: Storage, shards: number) {
  const TableName = tableName('leaderboard');

  async function readBatch(pks: string[]): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = [];
    let Keys: Record<string, unknown>[] = pks.map((pk) => ({ pk }));
    while (Keys.length > 0) {
      const request = { RequestItems: { [TableName]: { Keys, ConsistentRead: true } } };
      const { Responses, UnprocessedKeys } = await documents.send(new BatchGetCommand(request));
      rows.push(...(Responses?.[TableName] ?? []));
      Keys = UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
    return rows;
  }

  return {
    async readStanding(userId: string): Promise<CountedStanding | null> {
      const Key = { pk: userKey(userId) };
      const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item ? toStanding(Item) : null;
    },

    async readStandings(userIds: string[]): Promise<Map<string, CountedStanding>> {
      const batches: Promise<Record<string, unknown>[]>[] = [];
      for (let at = 0; at < userIds.length; at += keysPerBatch) {
        batches.push(readBatch(userIds.slice(at, at + keysPerBatch).map(userKey)));
      }
      const standings = (await Promise.all(batches)).flat().map(toStanding);
      return new Map(standings.map((standing) => [standing.userId, standing]));
    },

    /** The four nodes that a total is counted in; absent ones count nobody. */
    async readNodes(total: number): Promise<Map<string, NodeCounters>> {
      const rows = await readBatch(treePath(total).map((step) => step.nodeId));
      return new Map(rows.map((row) => [String(row.pk), row as NodeCounters]));
    },

    /** The best `limit` of each shard, merged, best first. */
    async readTop(limit: number): Promise<CountedStanding[]> {
      const queries = Array.from({ length: shards }, (_, shard) =>
        documents.send(
          new QueryCommand({
            TableName,
            IndexName: 'top',
            KeyConditionExpression: '#shard = :shard',
            ExpressionAttributeNames: { '#shard': 'shard' },
            ExpressionAttributeValues: { ':shard': String(shard) },
            ScanIndexForward: false,
            Limit: limit,
          }),
        ),
      );
      const found = (await Promise.all(queries)).flatMap(({ Items = [] }) => Items.map(toStanding));
      return found.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, limit);
    },

    /** Stores a standing if nobody changed the row since it was read (`seen` null: there was none). */
    standingItem({ userId, points, ...rest }: CountedStanding, seen: CountedStanding | null): TransactItem {
      const onBoard = points !== null && points > 0;
      const listed = onBoard
        ? { points, shard: String(shardOf(userId, shards)), score: scoreKey(points, userId) }
        : {};
      return {
        Put: {
          TableName,
          Item: { pk: userKey(userId), ...rest, ...listed },
          ...(seen
            ? {
                ConditionExpression: '#version = :seen',
                ExpressionAttributeNames: { '#version': 'version' },
                ExpressionAttributeValues: { ':seen': seen.version },
              }
            : { ConditionExpression: 'attribute_not_exists(pk)' }),
        },
      };
    },

    /** Takes somebody off for good, if nobody changed the row since it was read. */
    removeItem({ userId, version }: CountedStanding): TransactItem {
      return {
        Delete: {
          TableName,
          Key: { pk: userKey(userId) },
          ConditionExpression: '#version = :seen',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':seen': version },
        },
      };
    },

    nodeItem(nodeId: string, additions: ReadonlyMap<number, number>): TransactItem {
      const changes = [...additions];
      return {
        Update: {
          TableName,
          Key: { pk: nodeId },
          UpdateExpression: `ADD ${changes.map(([child]) => `${counterName(child)} :a${child}`).join(', ')}`,
          ExpressionAttributeValues: Object.fromEntries(changes.map(([child, by]) => [`:a${child}`, by])),
        },
      };
    },
  };
}

export type LeaderboardRepository = ReturnType<typeof createLeaderboardRepository>;
