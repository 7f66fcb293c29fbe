import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import type { PersonalRecord } from './personal-record';

const bestSchema = z
  .object({
    value: z.number(),
    sessionId: z.string().nullable(),
    before: z.number().nullable(),
    // Rows written before this was kept have none.
    at: z.string().nullable().default(null),
  })
  .nullable();
const rowSchema = z.object({
  exerciseId: z.string(),
  load: bestSchema,
  reps: bestSchema,
  version: z.number().int(),
});

/** The `personal-records` table: a person's best load and most repetitions, one row an exercise. */
export function createPersonalRecordsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('personal-records');
  return {
    async readAll(userId: string): Promise<PersonalRecord[]> {
      const pages = paginateQuery(
        { client: documents },
        {
          TableName,
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': userId },
          ConsistentRead: true,
        },
      );
      const records: PersonalRecord[] = [];
      for await (const { Items = [] } of pages) records.push(...Items.map((item) => rowSchema.parse(item)));
      return records;
    },

    /** Stores the record if it is still the version that was read. */
    saveItem(userId: string, record: PersonalRecord): TransactItem {
      const Item = { userId, ...record, version: record.version + 1, updatedAt: clock.now().toISOString() };
      if (record.version === 0)
        return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(exerciseId)' } };
      return {
        Put: {
          TableName,
          Item,
          ConditionExpression: 'version = :seen',
          ExpressionAttributeValues: { ':seen': record.version },
        },
      };
    },
  };
}

export type PersonalRecordsRepository = ReturnType<typeof createPersonalRecordsRepository>;
