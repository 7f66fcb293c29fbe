import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Storage } from '../platform/storage/storage';

const friendshipSchema = z.object({ friendId: z.string(), status: z.string() });

/** Nobody has more friends than this. */
const maximumFriends = 500;

/** The `friends` table: two mirrored rows a friendship. */
export function createFriendsRepository({ documents, tableName }: Storage) {
  return {
    async acceptedFriendIds(userId: string): Promise<string[]> {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName: tableName('friends'),
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': userId },
          ConsistentRead: true,
          Limit: maximumFriends,
        }),
      );
      const friendships = Items.map((item) => friendshipSchema.parse(item));
      return friendships.filter((friend) => friend.status === 'accepted').map((friend) => friend.friendId);
    },
  };
}
