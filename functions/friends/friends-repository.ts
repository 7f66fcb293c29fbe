import * as z from 'zod';
import { readPage } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const friendshipSchema = z.object({ friendId: z.string(), status: z.string() });

/** Nobody has more friends than this. */
const maximumFriends = 500;

/** The `friends` table: two mirrored rows a friendship. */
export function createFriendsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('friends');
  const acceptedItem = (userId: string, friendId: string, createdAt: string): TransactItem => ({
    Put: { TableName, Item: { userId, friendId, status: 'accepted', createdAt } },
  });

  return {
    async acceptedFriendIds(userId: string): Promise<string[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      const { rows: friendships } = await readPage(documents, query, friendshipSchema, {
        limit: maximumFriends,
      });
      return friendships.filter((friend) => friend.status === 'accepted').map((friend) => friend.friendId);
    },

    /** Makes two people friends. */
    befriendItems(userId: string, friendId: string, createdAt: string): TransactItem[] {
      return [acceptedItem(userId, friendId, createdAt), acceptedItem(friendId, userId, createdAt)];
    },
  };
}
