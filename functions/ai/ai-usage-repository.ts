import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Storage } from '../platform/storage/storage';

const usageSchema = z.object({ chats: z.number().int().default(0), tokens: z.number().int().default(0) });

/** What one person had of the models on one of their days. */
export type Usage = z.output<typeof usageSchema>;

export interface UsageLimits {
  chats: number;
  tokens: number;
}

const dayKeptSeconds = 3 * 86_400;
const minuteKeptSeconds = 600;

/** The `ai-usage` table: a row a day, and a row for each minute with messages; both expire. */
export function createAiUsageRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('ai-usage');
  const expiry = (seconds: number) => Math.floor(clock.now().getTime() / 1000) + seconds;

  /** The row after the change, or null when the condition refused it. */
  async function update(fields: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName'>) {
    try {
      const { Attributes } = await documents.send(
        new UpdateCommand({ TableName, ReturnValues: 'ALL_NEW', ...fields }),
      );
      return usageSchema.parse(Attributes);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return null;
      throw error;
    }
  }

  return {
    async read(userId: string, day: string): Promise<Usage> {
      const Key = { userId, period: day };
      const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return usageSchema.parse(Item ?? {});
    },

    /** Counts one chat and these tokens if the day has room for both; null when it has not. */
    take: (userId: string, day: string, tokens: number, limits: UsageLimits): Promise<Usage | null> =>
      update({
        Key: { userId, period: day },
        UpdateExpression: 'ADD chats :one, tokens :tokens SET expiresAt = :expiresAt',
        ConditionExpression:
          '(attribute_not_exists(chats) OR chats < :chats) AND (attribute_not_exists(tokens) OR tokens <= :room)',
        ExpressionAttributeValues: {
          ':one': 1,
          ':tokens': tokens,
          ':chats': limits.chats,
          ':room': limits.tokens - tokens,
          ':expiresAt': expiry(dayKeptSeconds),
        },
      }),

    /** Corrects what was taken by the difference. */
    correct: (userId: string, day: string, by: Usage): Promise<Usage | null> =>
      update({
        Key: { userId, period: day },
        UpdateExpression: 'ADD chats :chats, tokens :tokens',
        ConditionExpression: 'attribute_exists(chats)',
        ExpressionAttributeValues: { ':chats': by.chats, ':tokens': by.tokens },
      }),

    /** Counts one message of this minute; false when it had `limit` already. */
    async takeMinute(userId: string, limit: number): Promise<boolean> {
      const minute = clock.now().toISOString().slice(0, 16);
      const taken = await update({
        Key: { userId, period: `minute#${minute}` },
        UpdateExpression: 'ADD messages :one SET expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(messages) OR messages < :limit',
        ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':expiresAt': expiry(minuteKeptSeconds) },
      });
      return taken !== null;
    },
  };
}

export type AiUsageRepository = ReturnType<typeof createAiUsageRepository>;
