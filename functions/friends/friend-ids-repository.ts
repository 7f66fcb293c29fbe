import * as z from 'zod';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const friendRowSchema = z.object({ friendId: z.string(), status: z.string() });

/** The `friends` table for those who only ask who is a friend: their Lambdas are built without the rest. */
export function createFriendIdsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('friends');
  return {
    async listAccepted(userId: string): Promise<string[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      const friendships = await readRows(documents, query, friendRowSchema);
      return friendships.filter((friend) => friend.status === 'accepted').map((friend) => friend.friendId);
    },

    /** Whether two people are friends as of now, by the person's own row. */
    async areFriends(userId: string, friendId: string): Promise<boolean> {
      const row = await readRow(documents, { TableName, Key: { userId, friendId } }, friendRowSchema);
      return row?.status === 'accepted';
    },
  };
}
