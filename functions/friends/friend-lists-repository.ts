import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const versionSchema = z.object({ version: z.number().int() });

/** The `friend-lists` table: a version that grows with each entry in a person's list. */
export function createFriendListsRepository({ documents, tableName }: Storage) {
  const rowOf = (userId: string) => ({ TableName: tableName('friend-lists'), Key: { userId } });

  return {
    async readVersion(userId: string): Promise<number> {
      return (await readRow(documents, rowOf(userId), versionSchema))?.version ?? 0;
    },

    /** Refused if the list grew since its version was read. */
    growItem(userId: string, seen: number): TransactItem {
      const isAsSeen =
        seen === 0 ? when('attribute_not_exists(version)') : when('#version = :seen', { seen });
      return { Update: updateOf(rowOf(userId), { set: { version: seen + 1 } }, isAsSeen) };
    },
  };
}

export type FriendListsRepository = ReturnType<typeof createFriendListsRepository>;
