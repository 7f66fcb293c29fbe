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
  showHealthNotes: z.boolean().default(true),
  /** Dates that a change of time zone skipped: neither active nor missed in a streak. */
  forgivenDates: z.array(localDateSchema).default([]),
});

/** A person's private row: answers, health, settings. */
export type ProfileRow = z.output<typeof profileRowSchema>;
export type ProfileChanges = Partial<Omit<ProfileRow, 'userId'>>;

export interface NewProfile {
  userId: string;
  timeZone: string;
  consentVersion: string;
  createdAt: string;
}

/** The `profiles` table. */
export function createProfileRepository({ documents, tableName }: Pick<Storage, 'documents' | 'tableName'>) {
  const TableName = tableName('profiles');
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
      const fields = Object.keys(changes);
      return {
        Update: {
          TableName,
          Key: { userId },
          UpdateExpression: `SET ${fields.map((field) => `#${field} = :${field}`).join(', ')}`,
          ConditionExpression: 'attribute_exists(userId)',
          ExpressionAttributeNames: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
          ExpressionAttributeValues: Object.fromEntries(
            Object.entries(changes).map(([field, value]) => [`:${field}`, value]),
          ),
        },
      };
    },
  };
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;
