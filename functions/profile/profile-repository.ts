import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { localDateSchema } from '../../shared/domain/local-date';
import { profileAnswersSchema } from '../../shared/domain/questionnaire';
import { unitSystemSchema } from '../../shared/domain/units';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const profileRowSchema = z.object({
  userId: z.string(),
  timeZone: z.string(),
  units: unitSystemSchema.default('metric'),
  onboardingCompleted: z.boolean().default(false),
  answers: profileAnswersSchema.nullable().default(null),
  bmi: z.number().nullable().default(null),
  /** The day of the newest entry in the weight log. */
  weightDate: localDateSchema.nullable().default(null),
  /** Grows with every change of the answers or the weight log. */
  answersVersion: z.number().int().default(0),
  showHealthNotes: z.boolean().default(true),
  suggestToOthers: z.boolean().default(true),
  coachReadsHealthNotes: z.boolean().default(false),
  /** Dates that a change of time zone skipped: neither active nor missed in a streak. */
  forgivenDates: z.array(localDateSchema).default([]),
});

/** A person's private row: answers, health, settings. */
export type ProfileRow = z.output<typeof profileRowSchema>;
export type ProfileChanges = Partial<Omit<ProfileRow, 'userId' | 'answersVersion'>>;
export type AnswersChanges = Pick<ProfileChanges, 'answers' | 'bmi' | 'weightDate' | 'onboardingCompleted'>;

export interface NewProfile {
  userId: string;
  timeZone: string;
  consentVersion: string;
  createdAt: string;
}

/** The `profiles` table. */
export function createProfileRepository({ documents, tableName }: Pick<Storage, 'documents' | 'tableName'>) {
  const TableName = tableName('profiles');

  function updateOf(userId: string, changes: object) {
    const fields = Object.entries(changes);
    return {
      TableName,
      Key: { userId },
      UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
    };
  }

  return {
    async read(userId: string): Promise<ProfileRow | null> {
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key: { userId }, ConsistentRead: true }),
      );
      return Item ? profileRowSchema.parse(Item) : null;
    },

    createItem(profile: NewProfile): TransactItem {
      return { Put: { TableName, Item: profile, ConditionExpression: 'attribute_not_exists(userId)' } };
    },

    changeItem(userId: string, changes: ProfileChanges): TransactItem {
      return { Update: { ...updateOf(userId, changes), ConditionExpression: 'attribute_exists(userId)' } };
    },

    /** Changes what belongs to the answers; refused when somebody else did so since `seen` was read. */
    changeAnswersItem({ userId, answersVersion: seen }: ProfileRow, changes: AnswersChanges): TransactItem {
      const update = updateOf(userId, { ...changes, answersVersion: seen + 1 });
      if (seen === 0) {
        const ConditionExpression = 'attribute_exists(userId) AND attribute_not_exists(#answersVersion)';
        return { Update: { ...update, ConditionExpression } };
      }
      const ExpressionAttributeValues = { ...update.ExpressionAttributeValues, ':seen': seen };
      return {
        Update: { ...update, ConditionExpression: '#answersVersion = :seen', ExpressionAttributeValues },
      };
    },
  };
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;
