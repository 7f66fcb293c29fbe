import * as z from 'zod';
import { readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const friendRowSchema = z.object({ friendId: z.string(), status: z.string() });

/** The `friends` table for those who only ask who is a friend: their Lambdas are built without the rest. */
export function createFriendIdsRepository({ documents, tableName }: Storage) {
  return {
    async listAccepted(userId: string): Promise<string[]> {
      const query = { TableName: tableName('friends'), where: 'userId = :user', values: { user: userId } };
      const friendships = await readRows(documents, query, friendRowSchema);
      return friendships.filter((friend) => friend.status === 'accepted').map((friend) => friend.friendId);
    },
  };
}
