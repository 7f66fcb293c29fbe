import type { FriendshipOutcome } from '../../shared/contracts/friends';
import { changeFriendship } from './change-friendship';
import { findPerson } from './find-person';
import type { FriendsDeps, Requester } from './friends-deps';

/**
 * Sends a friend request. Asking many people, or the same person repeatedly, is rate limited; asking again after
 * withdrawing puts the request on the list without another notification that day.
 */
export async function addFriend(
  deps: FriendsDeps,
  requester: Requester,
  friendId: string,
): Promise<FriendshipOutcome> {
  const { userId } = requester;
  const { quotas } = deps;
  await findPerson(deps, userId, friendId);
  const { mine } = await deps.friends.readFriendship(userId, friendId);
  if (mine !== null) return changeFriendship(deps, requester, friendId, 'request');
  await quotas.spend(userId, 'friend-requests-to-one', friendId);
  await quotas.spend(userId, 'friend-requests');
  const isNews = await quotas.take(userId, 'friend-news-to-one', friendId);
  return changeFriendship(deps, requester, friendId, 'request', isNews);
}
