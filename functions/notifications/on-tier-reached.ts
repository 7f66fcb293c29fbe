import type { DomainEvent } from '../../shared/events/catalogue';
import { newsOf } from './notification';
import type { NotifyDeps } from './notifications-deps';
import { notify } from './notify';

export const onTierReached =
  (deps: NotifyDeps) =>
  (event: DomainEvent<'TierReached'>): Promise<void> =>
    notify(deps, [event.userId], {
      ...newsOf(event),
      kind: 'tier',
      actorId: null,
      facts: { tier: event.data.tier, points: event.data.totalPoints },
    });
