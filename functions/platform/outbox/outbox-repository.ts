import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { parseRow, parseRows } from '../storage/rows';
import type { Storage } from '../storage/storage';

const outboxRecordSchema = z.object({
  id: z.string(),
  type: z.string(),
  detail: z.string(),
  createdAt: z.string(),
});
export type OutboxRecord = z.output<typeof outboxRecordSchema>;

export interface OutboxRepository {
  remove(records: OutboxRecord[]): Promise<void>;
  list(): Promise<OutboxRecord[]>;
  /** Reads a new image of the table's stream. */
  parse(image: object): OutboxRecord;
}

export function createOutboxRepository({ documents, tableName }: Storage): OutboxRepository {
  const TableName = tableName('outbox');
  return {
    parse: (image) =>
      parseRow(outboxRecordSchema, unmarshall(image as Record<string, AttributeValue>), TableName),

    async remove(records) {
      const deletions = records.map(({ id }) =>
        documents.send(new DeleteCommand({ TableName, Key: { id } })),
      );
      await Promise.all(deletions);
    },

    /** The table is empty when all is well, so reading all of it is cheap. */
    async list() {
      const records: OutboxRecord[] = [];
      for await (const page of paginateScan({ client: documents }, { TableName, ConsistentRead: true })) {
        records.push(...parseRows(outboxRecordSchema, page.Items ?? [], TableName));
      }
      return records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
  };
}
