import * as z from 'zod';
import { anyZoneSchema } from '../../shared/contracts/values';
import { localDateSchema } from '../../shared/rules/local-date';
import { profileAnswersSchema } from '../../shared/rules/questionnaire';
import { unitSystemSchema } from '../../shared/rules/units';
import { readBatch } from '../platform/storage/batch';
import { when } from '../platform/storage/conditions';
import { parseRows, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const profileRowSchema = z.object({
  userId: z.string(),
  timeZone: anyZoneSchema,
  createdAt: z.string().default('1970-01-01T00:00:00.000Z'),
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
  /** Null until the person was asked. */
  findByName: z.boolean().nullable().default(null),
  showActivityToFriends: z.boolean().default(true),
  keepHeartRate: z.boolean().default(false),
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

  return {
    read: (userId: string): Promise<ProfileRow | null> =>
      readRow(documents, { TableName, Key: { userId } }, profileRowSchema),

    async readMany(userIds: readonly string[]): Promise<ProfileRow[]> {
      const keys = userIds.map((userId) => ({ userId }));
      const items = await readBatch(documents, TableName, keys, { consistent: true });
      return parseRows(profileRowSchema, items, TableName);
    },

    createItem(profile: NewProfile): TransactItem {
      return { Put: { TableName, Item: profile, ...when('attribute_not_exists(userId)') } };
    },

    changeItem(userId: string, changes: ProfileChanges): TransactItem {
      return {
        Update: updateOf({ TableName, Key: { userId } }, { set: changes }, when('attribute_exists(userId)')),
      };
    },

    /** Changes fields that belong to the answers; refused if someone else did so since `seen` was read. */
    changeAnswersItem({ userId, answersVersion: seen }: ProfileRow, changes: AnswersChanges): TransactItem {
      const isUnchanged =
        seen === 0
          ? when('attribute_exists(userId) AND attribute_not_exists(#answersVersion)')
          : when('#answersVersion = :seen', { seen });
      const set = { ...changes, answersVersion: seen + 1 };
      return { Update: updateOf({ TableName, Key: { userId } }, { set }, isUnchanged) };
    },
  };
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;
