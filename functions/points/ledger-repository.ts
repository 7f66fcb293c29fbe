import * as z from 'zod';
import type { PointsTransaction } from '../../shared/contracts/points';
import { awardKeys } from '../../shared/rules/awards';
import { factsOf, paidOf, type LedgerEntry } from './rules/ledger';
import { readBatch } from '../platform/storage/batch';
import { when } from '../platform/storage/conditions';
import { parseRow, parseRows, readPage, readPages, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const entrySchema = z.object({
  awardKey: z.string(),
  points: z.number().int(),
  activityType: z.string(),
  activityId: z.string().nullable(),
  description: z.string(),
  createdAt: z.string().default(''),
});
type Entry = z.output<typeof entrySchema>;

/** No milestone needs more. */
const enoughWorkouts = 50;

/** The points ledger: one row per award or correction, keyed by the fact it is about, so that a fact is paid once. */
export function createLedgerRepository({ documents, tableName }: Storage) {
  const TableName = tableName('points-transactions');

  /** For display: an entry that does not parse is left out. */
  async function readKeys(userId: string, awardKeys: string[]): Promise<Entry[]> {
    const keys = awardKeys.map((awardKey) => ({ userId, awardKey }));
    const items = await readBatch(documents, TableName, keys, { consistent: true });
    return parseRows(entrySchema, items, TableName);
  }

  const readPrefix = (userId: string, prefix: string): Promise<Entry[]> =>
    readRows(
      documents,
      {
        TableName,
        where: 'userId = :user AND begins_with(awardKey, :prefix)',
        values: { user: userId, prefix },
        whole: true,
      },
      entrySchema,
    );

  return {
    /** The existing entries among exact keys and under prefixes. */
    async find(userId: string, wanted: { keys: string[]; prefixes: string[] }): Promise<Entry[]> {
      const found = await Promise.all([
        readKeys(userId, wanted.keys),
        ...wanted.prefixes.map((prefix) => readPrefix(userId, prefix)),
      ]);
      return found.flat();
    },

    /** How many workouts were paid and not taken back; counted up to one above the highest milestone. */
    async countPaidWorkouts(userId: string): Promise<number> {
      const query = {
        TableName,
        where: 'userId = :user AND begins_with(awardKey, :prefix)',
        values: { user: userId, prefix: awardKeys.workouts },
      };
      const entries: Entry[] = [];
      let paid = 0;
      for await (const page of readPages(documents, query, enoughWorkouts + 1)) {
        entries.push(...page.map((item) => parseRow(entrySchema, item, TableName)));
        paid = paidOf(factsOf(entries)).length;
        if (paid > enoughWorkouts) break;
      }
      return paid;
    },

    /** The newest entries that gave points or took them back. */
    async latest(userId: string, limit: number): Promise<PointsTransaction[]> {
      const query = { TableName, IndexName: 'latest', where: 'userId = :user', values: { user: userId } };
      const newest = { ...query, newestFirst: true };
      const { rows } = await readPage(documents, newest, entrySchema, { limit: limit * 2 });
      const entries = rows.filter((entry) => entry.points !== 0);
      return entries.slice(0, limit).map(({ awardKey, ...entry }) => ({ id: awardKey, ...entry }));
    },

    /** Entries of zero points get no time, which keeps them out of the list of latest entries. */
    entryItem(userId: string, entry: LedgerEntry, createdAt: string): TransactItem {
      const Item = { userId, ...entry, ...(entry.points !== 0 && { createdAt }) };
      return { Put: { TableName, Item, ...when('attribute_not_exists(awardKey)') } };
    },
  };
}

export type LedgerRepository = ReturnType<typeof createLedgerRepository>;
