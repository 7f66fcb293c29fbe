import * as z from 'zod';
import { trainingChoiceSchema } from '../../shared/contracts/training-settings';
import { draftAnswersSchema } from '../../shared/rules/questionnaire';
import { unitSystemSchema } from '../../shared/rules/units';
import { changeRow } from '../platform/storage/change-row';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const draftRowSchema = draftAnswersSchema.extend({
  training: trainingChoiceSchema.optional(),
  name: z.string().optional(),
  units: unitSystemSchema.optional(),
});
export type DraftRow = z.output<typeof draftRowSchema>;

const lifetimeSeconds = 90 * 86_400;

/**
 * Onboarding answers as they are given, one attribute each, with the choices made along the way, until onboarding is
 * complete.
 */
export function createDraftsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('onboarding-drafts');
  const keeping = (userId: string, answers: DraftRow) => {
    const expiresAt = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
    return updateOf({ TableName, Key: { userId } }, { set: { ...answers, expiresAt } });
  };
  return {
    async read(userId: string): Promise<DraftRow> {
      return (await readRow(documents, { TableName, Key: { userId } }, draftRowSchema)) ?? {};
    },

    /** Adds the given answers to the stored ones and returns all of them. */
    save: (userId: string, answers: DraftRow): Promise<DraftRow> =>
      changeRow(documents, keeping(userId, answers), draftRowSchema),

    /** The item that adds the given answers to the stored ones. */
    saveItem: (userId: string, answers: DraftRow): TransactItem => ({ Update: keeping(userId, answers) }),

    removeItem(userId: string): TransactItem {
      return { Delete: { TableName, Key: { userId } } };
    },
  };
}

export type DraftsRepository = ReturnType<typeof createDraftsRepository>;
