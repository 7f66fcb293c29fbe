import * as z from 'zod';
import type { Report } from '../../shared/contracts/friends';
import { reportReasons } from '../../shared/rules/friend-words';
import { when } from '../platform/storage/conditions';
import { readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** One partition of the index lists all undecided ones by time. */
const listKey = 'all';

const receivedSchema = z.object({
  userId: z.string(),
  reportedId: z.string(),
  reason: z.enum(reportReasons),
  note: z.string(),
  reportedAt: z.string(),
});
export type ReceivedReport = z.output<typeof receivedSchema>;

/** The key of a reported group among reported people. */
const groupPrefix = 'group#';
export const reportedGroup = (groupId: string) => groupPrefix + groupId;

/** The group that was reported, or null if it was a person. */
export const groupIdOf = (reportedId: string) =>
  reportedId.startsWith(groupPrefix) ? reportedId.slice(groupPrefix.length) : null;

/** The `reports` table: a row for each person or group someone reported. */
export function createReportsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('reports');

  return {
    storeItem(userId: string, reportedId: string, report: Report): TransactItem {
      const reportedAt = clock.now().toISOString();
      return { Put: { TableName, Item: { userId, reportedId, ...report, listKey, reportedAt } } };
    },

    /** Those waiting for a decision, oldest first. */
    listOpen: (): Promise<ReceivedReport[]> =>
      readRows(
        documents,
        { TableName, IndexName: 'received', where: 'listKey = :all', values: { all: listKey } },
        receivedSchema,
      ),

    /** Refused if it was decided, or its author rewrote it, since it was read. */
    decideItem({ userId, reportedId, reportedAt }: ReceivedReport, decision: string): TransactItem {
      const isSeen = when('listKey = :all AND reportedAt = :seen', { all: listKey, seen: reportedAt });
      const set = { decision, decidedAt: clock.now().toISOString() };
      return {
        Update: updateOf({ TableName, Key: { userId, reportedId } }, { set, remove: ['listKey'] }, isSeen),
      };
    },
  };
}

export type ReportsRepository = ReturnType<typeof createReportsRepository>;
