import * as z from 'zod';
import type { Standing } from '../../shared/events/progress';
import { counterName, scoreKey, shardOf, treePath, type NodeCounters } from './rules/rank-tree';
import { readBatch } from '../platform/storage/batch';
import { when } from '../platform/storage/conditions';
import { parseRows, readPage, readRow, type Item } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const standingRowSchema = z.object({
  pk: z.string(),
  version: z.number().int(),
  workoutsCompleted: z.number().int(),
  points: z.number().int().optional(),
});

/** Someone's standing as counted in the tree; `points` is null for people who are not on the board. */
export interface CountedStanding extends Standing {
  userId: string;
}

/** The total that the tree counts for a standing; null if it is not on the board. */
export const countedTotal = (standing: CountedStanding | null): number | null =>
  standing?.points ? standing.points : null;

const userKey = (userId: string) => `U#${userId}`;

function toStanding({ pk, points, ...row }: z.output<typeof standingRowSchema>): CountedStanding {
  return { ...row, userId: pk.slice(2), points: points ?? null };
}

/** An unreadable row is on no board and counts as newer than any event, so nothing overwrites it until it is repaired. */
const unreadable = ({ pk }: Item) => ({
  pk: String(pk),
  version: Number.MAX_SAFE_INTEGER,
  workoutsCompleted: 0,
});

const isUnchanged = ({ version }: CountedStanding) => when('#version = :seen', { seen: version });

/** The `leaderboard` table: one row per user, and the nodes of the counter tree. */
export function createLeaderboardRepository({ documents, tableName }: Storage, shards: number) {
  const TableName = tableName('leaderboard');

  return {
    async readStanding(userId: string): Promise<CountedStanding | null> {
      const row = await readRow(documents, { TableName, Key: { pk: userKey(userId) } }, standingRowSchema);
      return row && toStanding(row);
    },

    async readStandings(userIds: string[]): Promise<Map<string, CountedStanding>> {
      const keys = userIds.map((userId) => ({ pk: userKey(userId) }));
      const items = await readBatch(documents, TableName, keys, { consistent: true });
      const standings = parseRows(standingRowSchema, items, TableName, unreadable).map(toStanding);
      return new Map(standings.map((standing) => [standing.userId, standing]));
    },

    /** The four nodes that count a total; missing ones count no one. */
    async readNodes(total: number): Promise<Map<string, NodeCounters>> {
      const keys = treePath(total).map((step) => ({ pk: step.nodeId }));
      const rows = await readBatch(documents, TableName, keys, { consistent: true });
      return new Map(rows.map((row) => [String(row.pk), row as NodeCounters]));
    },

    /** The best `limit` of each shard, merged, best first. */
    async readTop(limit: number): Promise<CountedStanding[]> {
      const pages = Array.from({ length: shards }, (_, shard) => {
        const where = {
          TableName,
          IndexName: 'top',
          where: '#shard = :shard',
          values: { shard: String(shard) },
        };
        return readPage(documents, { ...where, newestFirst: true }, standingRowSchema, { limit });
      });
      const found = (await Promise.all(pages)).flatMap(({ rows }) => rows.map(toStanding));
      return found.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, limit);
    },

    /** Stores a standing if no one changed the row since it was read (`seen` null: there was none). */
    standingItem({ userId, points, ...rest }: CountedStanding, seen: CountedStanding | null): TransactItem {
      const onBoard = points !== null && points > 0;
      const listed = onBoard
        ? { points, shard: String(shardOf(userId, shards)), score: scoreKey(points, userId) }
        : {};
      return {
        Put: {
          TableName,
          Item: { pk: userKey(userId), ...rest, ...listed },
          ...(seen ? isUnchanged(seen) : when('attribute_not_exists(pk)')),
        },
      };
    },

    /** Removes someone for good, if no one changed the row since it was read. */
    removeItem(seen: CountedStanding): TransactItem {
      return { Delete: { TableName, Key: { pk: userKey(seen.userId) }, ...isUnchanged(seen) } };
    },

    nodeItem(nodeId: string, additions: ReadonlyMap<number, number>): TransactItem {
      const add = Object.fromEntries([...additions].map(([child, by]) => [counterName(child), by]));
      return { Update: updateOf({ TableName, Key: { pk: nodeId } }, { add }) };
    },
  };
}

export type LeaderboardRepository = ReturnType<typeof createLeaderboardRepository>;
