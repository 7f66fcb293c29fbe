import type { FriendshipOutcome } from '../../shared/contracts/friends';
import { AppError } from '../platform/errors';
import { changeFriendship } from './change-friendship';
import { findPerson } from './find-person';
import type { FriendsDeps, Requester } from './friends-deps';

const requestsAnHour = 30;
const requestsToOneAnHour = 3;

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
      (await deps.limits.take(userId, 'requests', requestsAnHour)) &&
      (await deps.limits.take(userId, `requests#${friendId}`, requestsToOneAnHour));
    if (!room) throw new AppError('too_many_friend_requests');
  }
  return changeFriendship(deps, requester, friendId, 'request');
}
