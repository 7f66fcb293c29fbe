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
     * At most `limit` people with a goal, after `after` in a circle that starts and ends at the caller's own ID, so
     * that everyone gets suggested to someone.
     */
    async readCandidates(
      goalType: string,
      userId: string,
      limit: number,
      after: string = userId,
    ): Promise<string[]> {
      const behind = await readFrom(goalType, 'userId > :user', after, limit);
      // The circle is complete: the rest is the part before the own ID.
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
