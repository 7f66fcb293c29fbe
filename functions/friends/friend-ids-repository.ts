import * as z from 'zod';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const friendRowSchema = z.object({
  friendId: z.string(),
  status: z.string(),
  createdAt: z.string().default(''),
});

/** The `friends` table for those who only ask who is a friend: their Lambdas are built without the rest. */
export function createFriendIdsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('friends');
  return {
    async listAccepted(userId: string): Promise<string[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      const friendships = await readRows(documents, query, friendRowSchema);
      return friendships.filter((friend) => friend.status === 'accepted').map((friend) => friend.friendId);
    },

    /** Since when two people are friends, by the person's own row; null if they are not. */
    async readSince(userId: string, friendId: string): Promise<string | null> {
      const row = await readRow(documents, { TableName, Key: { userId, friendId } }, friendRowSchema);
      return row?.status === 'accepted' ? row.createdAt : null;
    },
  };
}
