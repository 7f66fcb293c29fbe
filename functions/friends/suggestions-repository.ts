import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readPage } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const candidateSchema = z.object({ userId: z.string() });

/** The `suggestions` table: who may be suggested to others, by goal. */
export function createSuggestionsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('suggestions');

  async function readFrom(goalType: string, condition: string, userId: string, limit: number) {
    const query = {
      TableName,
      IndexName: 'goals',
      where: `goalType = :goal AND ${condition}`,
      values: { goal: goalType, user: userId },
    };
    const { rows } = await readPage(documents, query, candidateSchema, { limit });
    return rows.map((row) => row.userId);
  }

  return {
    /** At most `limit` people of a goal, beginning behind the own id, so that each is suggested to somebody else. */
    async readCandidates(goalType: string, userId: string, limit: number): Promise<string[]> {
      const after = await readFrom(goalType, 'userId > :user', userId, limit);
      if (after.length >= limit) return after;
      return [...after, ...(await readFrom(goalType, 'userId < :user', userId, limit - after.length))];
    },

    async list(userId: string, goalType: string): Promise<void> {
      await documents.send(new PutCommand({ TableName, Item: { userId, goalType } }));
    },

    async unlist(userId: string): Promise<void> {
      await documents.send(new DeleteCommand({ TableName, Key: { userId } }));
    },
  };
}

export type SuggestionsRepository = ReturnType<typeof createSuggestionsRepository>;
