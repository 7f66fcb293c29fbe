import type { DomainEvent } from '../../shared/events/catalogue';
import { newsOf } from './notification';
import type { FriendNewsDeps } from './notifications-deps';
import { notify } from './notify';

/** Told once a day; later cheers only refresh what is shown. */
export const onCheerSent =
  (deps: FriendNewsDeps) =>
  async (event: DomainEvent<'CheerSent'>): Promise<void> => {
    const { friendId, kind, minutes, quiet } = event.data;
    if (!quiet && (await deps.readFriendStatus(friendId, event.userId)) === 'accepted') {
      const news = { ...newsOf(event), kind: 'cheer' as const, actorId: event.userId };
      await notify(deps, [friendId], { ...news, facts: { kind, minutes } });
    }
    await deps.push(friendId, { type: 'friends.changed' });
  };
