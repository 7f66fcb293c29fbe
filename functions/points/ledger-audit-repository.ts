import * as z from 'zod';
import { parseRow, readPages } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const entrySchema = z.object({
  awardKey: z.string(),
  points: z.number().int(),
  activityId: z.string().nullable(),
});

/** What a person's whole ledger comes to. */
export interface LedgerSum {
  points: number;
  keys: Set<string>;
  paidActivityIds: Set<string>;
}

/** What an audit reads of the ledger. */
export function createLedgerAuditRepository({ documents, tableName }: Storage) {
  const TableName = tableName('points-transactions');
  return {
    async sum(userId: string): Promise<LedgerSum> {
      const sum: LedgerSum = { points: 0, keys: new Set(), paidActivityIds: new Set() };
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      for await (const page of readPages(documents, query)) {
        for (const item of page) {
          const { awardKey, points, activityId } = parseRow(entrySchema, item, TableName);
          sum.points += points;
          sum.keys.add(awardKey);
          if (activityId !== null) sum.paidActivityIds.add(activityId);
        }
      }
      return sum;
    },
  };
}
