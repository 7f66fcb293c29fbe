import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { reportReasons, type ReportReason } from '../../shared/contracts/friends';
import { when } from '../platform/storage/conditions';
import { readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** One partition of the index lists all of them by time until they are decided. */
const listKey = 'all';

interface Report {
  reason: ReportReason;
  note: string;
}

const receivedSchema = z.object({
  userId: z.string(),
  reportedId: z.string(),
  reason: z.enum(reportReasons),
  note: z.string(),
  reportedAt: z.string(),
});
export type ReceivedReport = z.output<typeof receivedSchema>;

/** The `reports` table: a row for each person whom somebody reported. */
export function createReportsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('reports');

  return {
    async store(userId: string, reportedId: string, report: Report): Promise<void> {
      const reportedAt = clock.now().toISOString();
      const Item = { userId, reportedId, ...report, listKey, reportedAt };
      await documents.send(new PutCommand({ TableName, Item }));
    },

    /** Those that wait for a decision, oldest first. */
    listOpen: (): Promise<ReceivedReport[]> =>
      readRows(
        documents,
        { TableName, IndexName: 'received', where: 'listKey = :all', values: { all: listKey } },
        receivedSchema,
      ),

    /** Refused when it was decided, or its author wrote another, since it was read. */
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
