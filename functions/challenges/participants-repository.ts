import * as z from 'zod';
import { readBatch } from '../platform/storage/batch';
import { when } from '../platform/storage/conditions';
import { parseRows, readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** Sorts before every challenge; stores how far up the ladder someone is. */
export const highestMarker = '#highest';
const firstKey = '0';

const markerSchema = z.object({ userId: z.string(), highest: z.number().int() });
const rowSchema = z.object({
  challengeKey: z.string(),
  completedAt: z.string(),
  times: z.number().int(),
});

/** One completed challenge. */
export interface Completed {
  number: number;
  /** When it was first completed. */
  completedAt: string;
  times: number;
}

const keyOf = (number: number) => String(number).padStart(2, '0');

/** The `challenge-participants` table: one row per completed challenge, and a marker row with the highest. */
export function createParticipantsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('challenge-participants');

  const rowOf = (userId: string, challengeKey: string) => ({ TableName, Key: { userId, challengeKey } });

  return {
    /** The highest completed challenge, 0 before the first. */
    async readHighest(userId: string): Promise<number> {
      return (await readRow(documents, rowOf(userId, highestMarker), markerSchema))?.highest ?? 0;
    },

    /** The same for several people; those who completed none are missing. */
    async readHighestOf(userIds: readonly string[]): Promise<Map<string, number>> {
      const keys = userIds.map((userId) => ({ userId, challengeKey: highestMarker }));
      const items = await readBatch(documents, TableName, keys, { consistent: false });
      const rows = parseRows(markerSchema, items, TableName);
      return new Map(rows.map(({ userId, highest }) => [userId, highest]));
    },

    async listCompleted(userId: string): Promise<Completed[]> {
      const query = {
        TableName,
        where: 'userId = :user AND challengeKey >= :first',
        values: { user: userId, first: firstKey },
      };
      const rows = await readRows(documents, query, rowSchema);
      return rows.map(({ challengeKey, ...row }) => ({ number: Number(challengeKey), ...row }));
    },

    /** Completes the challenge after `number - 1` for the first time; refused unless that one is the highest. */
    completeItems(userId: string, number: number, completedAt: string): TransactItem[] {
      const isNext =
        number === 1
          ? when('attribute_not_exists(highest)')
          : when('highest = :before', { before: number - 1 });
      const Item = { userId, challengeKey: keyOf(number), completedAt, times: 1 };
      return [
        { Update: updateOf(rowOf(userId, highestMarker), { set: { highest: number } }, isNext) },
        { Put: { TableName, Item, ...when('attribute_not_exists(challengeKey)') } },
      ];
    },

    /** Counts a repeat of a completed challenge. */
    replayItem(userId: string, number: number): TransactItem {
      const isCompleted = when('attribute_exists(challengeKey)');
      return { Update: updateOf(rowOf(userId, keyOf(number)), { add: { times: 1 } }, isCompleted) };
    },
  };
}

export type ParticipantsRepository = ReturnType<typeof createParticipantsRepository>;
