import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { deleteBatch } from '../storage/batch';
import { parseRow, parseRows } from '../storage/rows';
import type { Storage } from '../storage/storage';

const outboxRecordSchema = z.object({
  id: z.string(),
  type: z.string(),
  detail: z.string(),
  createdAt: z.string(),
});
export type OutboxRecord = z.output<typeof outboxRecordSchema>;

const pageSize = 100;

export interface OutboxRepository {
  remove(records: OutboxRecord[]): Promise<void>;
  /** Some records as of now, in the table's own order, and where the next page begins. */
  page(after: string | null): Promise<{ records: OutboxRecord[]; next: string | null }>;
  /** Reads a new image of the table's stream. */
  parse(image: object): OutboxRecord;
}

export function createOutboxRepository({ documents, tableName }: Storage): OutboxRepository {
  const TableName = tableName('outbox');
  return {
    parse: (image) =>
      parseRow(outboxRecordSchema, unmarshall(image as Record<string, AttributeValue>), TableName),

    remove: (records) =>
      deleteBatch(
        documents,
        TableName,
        records.map(({ id }) => ({ id })),
      ),

    /** `after` need not be in the table; the order is that of the IDs' hashes, so a new ID is a random place in it. */
    async page(after) {
      const start = after !== null && { ExclusiveStartKey: { id: after } };
      const { Items = [], LastEvaluatedKey: last } = await documents.send(
        new ScanCommand({ TableName, ConsistentRead: true, Limit: pageSize, ...start }),
      );
      const next = last ? String(last['id']) : null;
      return { records: parseRows(outboxRecordSchema, Items, TableName), next };
    },
  };
}
