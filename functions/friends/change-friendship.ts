import type { FriendshipOutcome } from '../../shared/contracts/friends';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { FriendsDeps, Requester } from './friends-deps';
import { friendshipAfter, isBlock, isListed, type Friendship, type FriendshipAction } from './friendship';

type FriendEvent = 'FriendRequested' | 'FriendAccepted' | 'FriendRemoved' | 'FriendBlocked';

const maximumFriends = 500;

const refusals = {
  request: 'friend_not_found',
  accept: 'friend_request_not_found',
  befriend: 'invitation_not_found',
  decline: 'friend_request_not_found',
  remove: 'friend_not_found',
  block: 'friend_not_found',
} as const;

function eventsOf({ before, after }: { before: Friendship; after: Friendship }): FriendEvent[] {
  const removed: FriendEvent[] = isListed(before.mine) && !isListed(after.mine) ? ['FriendRemoved'] : [];
  if (after.mine === 'blocked') return [...removed, 'FriendBlocked'];
  if (after.mine === 'requested') return ['FriendRequested'];
  return after.mine === 'accepted' ? ['FriendAccepted'] : removed;
}

/** The items that keep two lists within bounds while each gets one more entry. */
async function growItems({ friends, lists }: FriendsDeps, userId: string, friendId: string) {
  const known = await lists.readMany([userId, friendId]);
  const grow = async (owner: string, code: 'too_many_friends' | 'friend_list_full') => {
    const version = known.get(owner)?.version ?? null;
    if (version === null) throw new Error('friend-lists: a row is malformed');
    // A list in which that many entries never were needs no counting.
    if (version >= maximumFriends && (await friends.countListed(owner)) >= maximumFriends)
      throw new AppError(code);
    return lists.growItem(owner, version);
  };
  return Promise.all([grow(userId, 'too_many_friends'), grow(friendId, 'friend_list_full')]);
}

/** What the change means for the two rows about their lists. */
async function listItems(
  deps: FriendsDeps,
  [userId, friendId]: readonly [string, string],
  { before, after }: { before: Friendship; after: Friendship },
): Promise<TransactItem[]> {
  if (isBlock(before) || isBlock(after)) return deps.lists.blockItems([userId, friendId], isBlock(after));
  return before.mine === null ? growItems(deps, userId, friendId) : [];
}

/** What is known when a friendship is changed. */
interface Change {
  action: FriendshipAction;
  /** As it was read a moment ago, if it was. */
  seen?: Friendship;
  /** Whether the other person is told. */
  isNews?: boolean;
  /** What else must hold when it is changed. */
  checks?: TransactItem[];
}

/**
 * Applies the action: both rows, what their lists say, and the events in one transaction. If the other person acts at
 * the same moment, everything is read and decided again.
 */
export async function changeFriendship(
  deps: FriendsDeps,
  { userId, correlationId }: Requester,
  friendId: string,
  { action, seen, isNews = true, checks = [] }: Change,
): Promise<FriendshipOutcome> {
  const { storage, friends } = deps;
  return decideAgain(async (attempt) => {
    const before = (attempt === 1 && seen) || (await friends.readFriendship(userId, friendId));
    const after = friendshipAfter(before, action);
    if (!after) throw new AppError(refusals[action]);
    const status = after.mine === 'blocked' ? null : after.mine;
    if (after.mine === before.mine && after.theirs === before.theirs) return { id: friendId, status };
    await transact(storage.documents, [
      ...friends.changeItems(userId, friendId, { before, after, at: storage.clock.now().toISOString() }),
      ...(await listItems(deps, [userId, friendId], { before, after })),
      ...checks,
      ...eventsOf({ before, after }).map((type) => {
        const data = { friendId, quiet: !isNews };
        return outboxItem(storage, type, { userId, cause: { correlationId, depth: 0 }, data });
      }),
    ]);
    return { id: friendId, status };
  });
}
