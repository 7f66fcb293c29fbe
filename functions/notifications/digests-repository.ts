import * as z from 'zod';
import { localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import { when } from '../platform/storage/conditions';
import { dueKeyOf } from '../platform/storage/due-keys';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { digestsDue } from './rules/digest-text';

const digestSchema = z.object({
  userId: z.string(),
  /** Grows with every change. */
  version: z.number().int(),
  /** Their local day of the last interruption, and how many came on it. */
  localDate: localDateSchema,
  told: z.number().int(),
  /** When what waits is told; null if nothing waits. */
  dueAt: z.iso.datetime().nullable().default(null),
});
export type DigestRow = z.output<typeof digestSchema>;

/** The `digests` table: a row per person with the interruptions of their day, and when the next digest is due. */
export function createDigestsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('digests');

  return {
    read: (userId: string): Promise<DigestRow | null> =>
      readRow(documents, { TableName, Key: { userId } }, digestSchema),

    /** Stores the row derived from `seen`; refused if another change was faster. */
    storeItem(
      seen: DigestRow | null,
      { userId, dueAt, ...day }: { userId: string; localDate: LocalDate; told: number; dueAt: string | null },
    ): TransactItem {
      const due = dueAt && { dueAt, dueKey: dueKeyOf(digestsDue, userId) };
      const set = { ...day, version: (seen?.version ?? 0) + 1, ...due };
      const isSeen = seen
        ? when('#version = :seen', { seen: seen.version })
        : when('attribute_not_exists(userId)');
      const remove = dueAt === null ? ['dueAt', 'dueKey'] : [];
      return { Update: updateOf({ TableName, Key: { userId } }, { set, remove }, isSeen) };
    },
  };
}

export type DigestsRepository = ReturnType<typeof createDigestsRepository>;
