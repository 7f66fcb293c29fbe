import type { FriendshipOutcome } from '../../shared/contracts/friends';
import { AppError } from '../platform/errors';
import { changeFriendship } from './change-friendship';
import { findPerson } from './find-person';
import type { FriendsDeps, Requester } from './friends-deps';

const requestsAnHour = 30;
const requestsToOneAnHour = 3;

const take = ({ quotas }: FriendsDeps, userId: string, what: string, maximum: number) =>
  quotas.take(userId, { what, maximum, seconds: 3600 });

/** Asks somebody to be friends. Whoever asks many people, or the same one over and over, has to wait. */
export async function addFriend(
  deps: FriendsDeps,
  requester: Requester,
  friendId: string,
): Promise<FriendshipOutcome> {
  const { userId } = requester;
  await findPerson(deps, userId, friendId);
  const { mine } = await deps.friends.readFriendship(userId, friendId);
  if (mine === null) {
    const room =
      (await take(deps, userId, 'friend-requests', requestsAnHour)) &&
      (await take(deps, userId, `friend-requests#${friendId}`, requestsToOneAnHour));
    if (!room) throw new AppError('too_many_friend_requests');
  }
  return changeFriendship(deps, requester, friendId, 'request');
}
