import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ReportReason } from '../../shared/contracts/friends';
import type { Storage } from '../platform/storage/storage';

/** One partition of the index lists all of them by time. */
const listKey = 'all';

interface Report {
  reason: ReportReason;
  note: string;
}

/** The `reports` table: a row for each person whom somebody reported. */
export function createReportsRepository({ documents, tableName, clock }: Storage) {
  return {
    async store(userId: string, reportedId: string, report: Report): Promise<void> {
      const reportedAt = clock.now().toISOString();
      const Item = { userId, reportedId, ...report, listKey, reportedAt };
      await documents.send(new PutCommand({ TableName: tableName('reports'), Item }));
    },
  };
}

export type ReportsRepository = ReturnType<typeof createReportsRepository>;
