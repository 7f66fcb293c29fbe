import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readPage } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const candidateSchema = z.object({ userId: z.string() });

/** The `suggestions` table: who may be suggested to others, by goal. */
export function createSuggestionsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('suggestions');

  async function readFrom(goalType: string, condition: string, user: string, limit: number) {
    const query = {
      TableName,
      IndexName: 'goals',
      where: `goalType = :goal AND ${condition}`,
      values: { goal: goalType, user },
    };
    const { rows } = await readPage(documents, query, candidateSchema, { limit });
    return rows.map((row) => row.userId);
  }

  return {
    /**
     * At most `limit` people of a goal behind `after`: all round, beginning and ending with the own id, so that each is suggested to
     * someone else.
     */
    async readCandidates(
      goalType: string,
      userId: string,
      limit: number,
      after: string = userId,
    ): Promise<string[]> {
      const behind = await readFrom(goalType, 'userId > :user', after, limit);
      // Once round: what follows is the part that ends with the own id.
      if (after < userId) return behind.filter((id) => id < userId);
      if (behind.length >= limit) return behind;
      return [...behind, ...(await readFrom(goalType, 'userId < :user', userId, limit - behind.length))];
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
