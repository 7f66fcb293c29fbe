import { AppError } from '../platform/errors';
import type { FriendsDeps } from './friends-deps';

/**
 * Someone whom the caller names by an id, who may do so sixty times an hour: unknown, malformed and deleted ids, and
 * those of people who blocked the caller, all answer alike.
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
