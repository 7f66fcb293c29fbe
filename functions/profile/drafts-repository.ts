import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { draftAnswersSchema, type DraftAnswers } from '../../shared/domain/questionnaire';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const lifetimeSeconds = 90 * 86_400;

/** Onboarding answers as they are given, one attribute each, until all are there. */
export function createDraftsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('onboarding-drafts');
  return {
    async read(userId: string): Promise<DraftAnswers> {
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key: { userId }, ConsistentRead: true }),
      );
      return draftAnswersSchema.parse(Item ?? {});
    },

    /** Keeps the given answers beside those already there and returns all of them. */
    async save(userId: string, answers: DraftAnswers): Promise<DraftAnswers> {
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
      const fields = Object.entries({ ...answers, expiresAt });
      const { Attributes } = await documents.send(
        new UpdateCommand({
          TableName,
          Key: { userId },
          UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(', ')}`,
          ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
          ExpressionAttributeValues: Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
          ReturnValues: 'ALL_NEW',
        }),
      );
      return draftAnswersSchema.parse(Attributes);
    },

    removeItem(userId: string): TransactItem {
      return { Delete: { TableName, Key: { userId } } };
    },
  };
}

export type DraftsRepository = ReturnType<typeof createDraftsRepository>;
