import * as z from 'zod';
import { counterName, treeDeltas, type NodeCounters } from './rules/rank-tree';
import { readBatch } from '../platform/storage/batch';
import { scanPages } from '../platform/storage/scan';
import { whileUnchanged } from '../platform/storage/unchanged';
import { readRow, type Item } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { countedTotal, type CountedStanding, type LeaderboardRepository } from './leaderboard-repository';

/** A page of the `leaderboard` table: stored standings, and nodes of the counter tree. */
export interface BoardPage {
  standings: { userId: string; points: number | null }[];
  nodes: Map<string, NodeCounters>;
}

const isNode = ({ pk }: Item) => String(pk).startsWith('N#');
const standingSchema = z.object({ pk: z.string(), points: z.number().int().optional() });
const listedSchema = z.object({
  points: z.number().optional(),
  shard: z.string().optional(),
  score: z.string().optional(),
});

export function createBoardAuditRepository(
  { documents, tableName }: Storage,
  leaderboard: LeaderboardRepository,
) {
  const TableName = tableName('leaderboard');

  const nodesOf = (rows: Item[]) => new Map(rows.map((row) => [String(row.pk), row as NodeCounters]));

  return {
    async *pages(pageSize: number): AsyncGenerator<BoardPage> {
      for await (const page of scanPages(documents, TableName, pageSize)) {
        const rows = page.filter((row) => !isNode(row)).map((row) => standingSchema.parse(row));
        const standings = rows.map(({ pk, points = null }) => ({ userId: pk.slice(2), points }));
        yield { standings, nodes: nodesOf(page.filter(isNode)) };
      }
    },

    async readNodes(nodeIds: readonly string[]): Promise<Map<string, NodeCounters>> {
      const keys = nodeIds.map((pk) => ({ pk }));
      return nodesOf(await readBatch(documents, TableName, keys, { consistent: true }));
    },

    /** Whether the row is in the top list exactly as the product would write it. */
    async isListedRight(standing: CountedStanding): Promise<boolean> {
      const { Put } = leaderboard.standingItem(standing, null);
      const row = await readRow(documents, { TableName, Key: { pk: Put?.Item?.['pk'] } }, listedSchema);
      return JSON.stringify(row) === JSON.stringify(listedSchema.parse(Put?.Item));
    },

    /** Corrects a row (null removes it) and recounts it in the tree; refused if it changed since it was read. */
    correctItems(seen: CountedStanding | null, right: CountedStanding | null): TransactItem[] {
      const deltas = treeDeltas([{ oldTotal: countedTotal(seen), newTotal: countedTotal(right) }]);
      const row = right
        ? [leaderboard.standingItem(right, seen)]
        : seen
          ? [leaderboard.removeItem(seen)]
          : [];
      return [...row, ...[...deltas].map(([nodeId, additions]) => leaderboard.nodeItem(nodeId, additions))];
    },

    /** Refused if someone was counted there since `seen` was read. */
    correctNodeItem(
      nodeId: string,
      child: number,
      { seen, right }: { seen: number; right: number },
    ): TransactItem {
      const name = counterName(child);
      const row = { TableName, Key: { pk: nodeId } };
      return { Update: updateOf(row, { set: { [name]: right } }, whileUnchanged({ [name]: seen })) };
    },
  };
}

export type BoardAuditRepository = ReturnType<typeof createBoardAuditRepository>;
