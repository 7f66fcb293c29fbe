import * as z from 'zod';
import { factsOf, type Facts, type LedgerEntry } from './rules/ledger';
import { parseRow, readPages } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const entrySchema = z.object({
  awardKey: z.string(),
  activityType: z.string(),
  points: z.number().int(),
  description: z.string(),
  activityId: z.string().nullable(),
});

/** A person's whole ledger, and its totals. */
export interface LedgerSum {
  points: number;
  facts: Facts;
}

export function createLedgerAuditRepository({ documents, tableName }: Storage) {
  const TableName = tableName('points-transactions');
  return {
    async sum(userId: string): Promise<LedgerSum> {
      const entries: LedgerEntry[] = [];
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      for await (const page of readPages(documents, query))
        entries.push(...page.map((item) => parseRow(entrySchema, item, TableName)));
      const points = entries.reduce((sum, entry) => sum + entry.points, 0);
      return { points, facts: factsOf(entries) };
    },
  };
}
