import { AppError } from '../platform/errors';
import type { FriendsDeps } from './friends-deps';

const tries = { what: 'friend-ids', maximum: 60, seconds: 3600 };

/**
 * Somebody whom the caller names by an id, who may do so sixty times an hour: unknown, malformed and deleted ids, and
 * those of people who blocked the caller, all answer alike.
 */
export async function findPerson(
  { quotas, friends, readPerson }: FriendsDeps,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await quotas.take(userId, tries))) throw new AppError('too_many_friend_requests');
  if (id === userId) throw new AppError('own_friend_id');
  const [person, { theirs }] = await Promise.all([readPerson(id), friends.readFriendship(userId, id)]);
  if (person?.state !== 'active' || theirs === 'blocked') throw new AppError('friend_not_found');
}
