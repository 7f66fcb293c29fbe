import type { FriendshipOutcome } from '../../shared/contracts/friends';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { FriendsDeps, Requester } from './friends-deps';
import { friendshipAfter, type Friendship, type FriendshipAction, type Side } from './friendship';

type FriendEvent = 'FriendRequested' | 'FriendAccepted' | 'FriendRemoved' | 'FriendBlocked';

const maximumFriends = 500;

const refusals = {
  request: 'friend_not_found',
  accept: 'friend_request_not_found',
  decline: 'friend_request_not_found',
  remove: 'friend_not_found',
  block: 'friend_not_found',
} as const;

const isListed = (side: Side | 'unreadable') => side !== null && side !== 'blocked';

function eventsOf({ before, after }: { before: Friendship; after: Friendship }): FriendEvent[] {
  const removed: FriendEvent[] = isListed(before.mine) && !isListed(after.mine) ? ['FriendRemoved'] : [];
  if (after.mine === 'blocked') return [...removed, 'FriendBlocked'];
  if (after.mine === 'requested') return ['FriendRequested'];
  return after.mine === 'accepted' ? ['FriendAccepted'] : removed;
}

/** The items that keep two lists within bounds while each gets one more entry. */
async function growItems(deps: FriendsDeps, userId: string, friendId: string): Promise<TransactItem[]> {
  const { friends, lists } = deps;
  const grow = async (owner: string, code: 'too_many_friends' | 'friend_list_full') => {
    const version = await lists.readVersion(owner);
    const sides = [...(await friends.readSides(owner)).values()];
    if (sides.filter(isListed).length >= maximumFriends) throw new AppError(code);
    return lists.growItem(owner, version);
  };
  return Promise.all([grow(userId, 'too_many_friends'), grow(friendId, 'friend_list_full')]);
}

/**
 * Applies `action`: both rows, the list limits, and the events in one transaction. If the other person acts at the
 * same moment, everything is read and decided again.
 */
export async function changeFriendship(
  deps: FriendsDeps,
  { userId, correlationId }: Requester,
  friendId: string,
  action: FriendshipAction,
  isNews = true,
): Promise<FriendshipOutcome> {
  const { storage, friends } = deps;
  return decideAgain(async () => {
    const before = await friends.readFriendship(userId, friendId);
    const after = friendshipAfter(before, action);
    if (!after) throw new AppError(refusals[action]);
    const status = after.mine === 'blocked' ? null : after.mine;
    if (after.mine === before.mine && after.theirs === before.theirs) return { id: friendId, status };
    const isNew = before.mine === null && isListed(after.mine);
    await transact(storage.documents, [
      ...friends.changeItems(userId, friendId, { before, after, at: storage.clock.now().toISOString() }),
      ...(isNew ? await growItems(deps, userId, friendId) : []),
      ...eventsOf({ before, after }).map((type) => {
        const data = { friendId, quiet: !isNews };
        return outboxItem(storage, type, { userId, cause: { correlationId, depth: 0 }, data });
      }),
    ]);
    return { id: friendId, status };
  });
}
