import type { FriendStatus } from '../../shared/rules/friend-words';

/**
 * What a person's row says about another; null without a row. A block only has a row on the
 * blocker's side; that neither sees the other is `createReadBlockedEitherWay` in public.ts.
 */
export type Side = FriendStatus | 'blocked' | null;

/** How two people relate, as one of them sees it. */
export interface Friendship {
  mine: Side;
  theirs: Side;
}

export type FriendshipAction = 'request' | 'accept' | 'befriend' | 'decline' | 'remove' | 'block';

/** Whether the other person is on the list. */
export const isListed = (side: Side | 'unreadable') => side !== null && side !== 'blocked';

/** Whether one of them blocked the other. */
export const isBlock = ({ mine, theirs }: Friendship) => mine === 'blocked' || theirs === 'blocked';

const nothing: Friendship = { mine: null, theirs: null };
const friends: Friendship = { mine: 'accepted', theirs: 'accepted' };

function afterRequest({ mine, theirs }: Friendship): Friendship | null {
  if (mine === 'blocked' || theirs === 'blocked') return null;
  if (mine === 'received') return friends;
  return mine === null ? { mine: 'requested', theirs: 'received' } : { mine, theirs };
}

/** A block by the other person stays untouched. */
function afterRemoval({ mine, theirs }: Friendship): Friendship | null {
  if (mine === null) return null;
  return mine === 'blocked' ? { mine: null, theirs } : nothing;
}

const afterBlock = ({ theirs }: Friendship): Friendship => ({
  mine: 'blocked',
  theirs: theirs === 'blocked' ? 'blocked' : null,
});

/** The state after one person's `action`; null if it does not apply. A repeat changes nothing. */
export function friendshipAfter(before: Friendship, action: FriendshipAction): Friendship | null {
  if (action === 'request') return afterRequest(before);
  if (action === 'befriend') return isBlock(before) ? null : friends;
  if (action === 'block') return afterBlock(before);
  if (action === 'remove') return afterRemoval(before);
  if (action === 'accept' && before.mine === 'accepted') return before;
  if (before.mine !== 'received') return null;
  return action === 'accept' ? friends : nothing;
}

/**
 * Rebuilds a consistent pair when one side was lost or is stale; consistent pairs stay as they are. A block wins over
 * everything, an acceptance over a request, and two people who asked each other are friends.
 */
export function wholeOf({ mine, theirs }: Friendship): Friendship {
  const sides = [mine, theirs];
  if (sides.includes('blocked')) {
    const own = (side: Side) => (side === 'blocked' ? side : null);
    return { mine: own(mine), theirs: own(theirs) };
  }
  const bothAsked = mine === 'requested' && theirs === 'requested';
  if (sides.includes('accepted') || bothAsked) return friends;
  if (mine === 'requested' || (mine === null && theirs === 'received'))
    return { mine: 'requested', theirs: 'received' };
  if (theirs === 'requested' || (mine === 'received' && theirs === null))
    return { mine: 'received', theirs: 'requested' };
  return nothing;
}
