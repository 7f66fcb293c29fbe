import { AppError } from '../platform/errors';
import type { FriendsDeps } from './friends-deps';
import type { Friendship } from './friendship';

/**
 * A person named by ID, sixty times an hour at most. Unknown, malformed, and deleted IDs, and those of people who
 * blocked the caller, all get the same answer. Returns how the two relate.
 */
export async function findPerson(
  { quotas, friends, readPerson }: FriendsDeps,
  userId: string,
  id: string,
): Promise<Friendship> {
  await quotas.spend(userId, 'friend-ids');
  if (id === userId) throw new AppError('own_friend_id');
  const [person, friendship] = await Promise.all([readPerson(id), friends.readFriendship(userId, id)]);
  if (person?.state !== 'active' || friendship.theirs === 'blocked') throw new AppError('friend_not_found');
  return friendship;
}
