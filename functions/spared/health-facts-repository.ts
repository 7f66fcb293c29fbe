import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { healthFactSchema, type HealthFact } from './health-fact';

/** The `health-facts` table: one row for each fact of a person, including settled ones. */
export function createHealthFactsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('health-facts');
  const putOf = (userId: string, fact: HealthFact) => ({ TableName, Item: { userId, ...fact } });

  return {
    async list(userId: string): Promise<HealthFact[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId }, whole: true };
      return readRows(documents, query, healthFactSchema);
    },

    async keep(userId: string, fact: HealthFact): Promise<void> {
      await documents.send(new PutCommand(putOf(userId, fact)));
    },

    keepItem: (userId: string, fact: HealthFact): TransactItem => ({ Put: putOf(userId, fact) }),
  };
}

export type HealthFactsRepository = ReturnType<typeof createHealthFactsRepository>;
