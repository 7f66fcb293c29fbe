import { AppError } from '../platform/errors';
import type { FriendsDeps } from './friends-deps';

/**
 * A person named by ID, sixty times an hour at most. Unknown, malformed, and deleted IDs, and those of people who
 * blocked the caller, all get the same answer.
 */
export async function findPerson(
  { quotas, friends, readPerson }: FriendsDeps,
  userId: string,
  id: string,
): Promise<void> {
  await quotas.spend(userId, 'friend-ids');
  if (id === userId) throw new AppError('own_friend_id');
  const [person, { theirs }] = await Promise.all([readPerson(id), friends.readFriendship(userId, id)]);
  if (person?.state !== 'active' || theirs === 'blocked') throw new AppError('friend_not_found');
}
