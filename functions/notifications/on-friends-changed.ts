import type { DomainEvent } from '../../shared/events/catalogue';
import { newsOf } from './notification';
import type { FriendNewsDeps } from './notifications-deps';
import { notify } from './notify';
import { settleAnswered } from './settle-answered';

type FriendEvent = 'FriendRequested' | 'FriendAccepted' | 'FriendRemoved' | 'FriendBlocked';

async function refreshLists({ push }: FriendNewsDeps, ...userIds: string[]): Promise<void> {
  await Promise.all(userIds.map((userId) => push(userId, { type: 'friends.changed' })));
}

const settleRequest = (deps: FriendNewsDeps, userId: string, actorId: string) =>
  settleAnswered(deps, userId, (row) => row.kind === 'friendRequest' && row.actorId === actorId);

const friendNewsOf = (event: DomainEvent<FriendEvent>) => ({
  ...newsOf(event),
  actorId: event.userId,
  facts: {},
});

/**
 * A request that was answered or withdrawn meanwhile is not news. The news is stored before the frame goes out: a page
 * whose socket opens too late for the frame then finds it.
 */
export const onFriendRequested =
  (deps: FriendNewsDeps) =>
  async (event: DomainEvent<'FriendRequested'>): Promise<void> => {
    const { friendId, quiet } = event.data;
    if (!quiet && (await deps.readFriendStatus(friendId, event.userId)) === 'received')
      await notify(deps, [friendId], { kind: 'friendRequest', ...friendNewsOf(event) });
    await refreshLists(deps, event.userId, friendId);
  };

export const onFriendAccepted =
  (deps: FriendNewsDeps) =>
  async (event: DomainEvent<'FriendAccepted'>): Promise<void> => {
    const { friendId, quiet } = event.data;
    await settleRequest(deps, event.userId, friendId);
    if (!quiet && (await deps.readFriendStatus(friendId, event.userId)) === 'accepted')
      await notify(deps, [friendId], { kind: 'friendAccepted', ...friendNewsOf(event) });
    await refreshLists(deps, event.userId, friendId);
  };

export const onFriendRemoved =
  (deps: FriendNewsDeps) =>
  async ({ userId, data: { friendId } }: DomainEvent<'FriendRemoved'>): Promise<void> => {
    // A request that was made again meanwhile is news of its own.
    if ((await deps.readFriendStatus(userId, friendId)) !== 'received')
      await settleRequest(deps, userId, friendId);
    if ((await deps.readFriendStatus(friendId, userId)) !== 'received')
      await settleRequest(deps, friendId, userId);
    await refreshLists(deps, userId, friendId);
  };

/** Neither should be reminded of the other. The blocked person is told nothing. */
export const onFriendBlocked =
  (deps: FriendNewsDeps) =>
  async ({ userId, data }: DomainEvent<'FriendBlocked'>): Promise<void> => {
    await deps.notifications.removeAbout(userId, data.friendId);
    await deps.notifications.removeAbout(data.friendId, userId);
    await refreshLists(deps, userId);
  };
