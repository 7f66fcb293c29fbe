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
  const seen = await findPerson(deps, userId, friendId);
  const change = { action: 'request', seen } as const;
  if (seen.mine !== null) return changeFriendship(deps, requester, friendId, change);
  await quotas.spend(userId, 'friend-requests');
  const asked = await quotas.spend(userId, 'friend-requests-to-one', friendId);
  return changeFriendship(deps, requester, friendId, { ...change, isNews: asked === 1 });
}
