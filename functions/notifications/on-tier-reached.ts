import type { DomainEvent } from '../../shared/events/catalogue';
import type { NotifyDeps } from './notifications-deps';
import { notify } from './notify';

export const onTierReached =
  (deps: NotifyDeps) =>
  ({ id, userId, occurredAt, data }: DomainEvent<'TierReached'>): Promise<void> =>
    notify(deps, [userId], {
      id,
      kind: 'tier',
      actorId: null,
      facts: { tier: data.tier, points: data.totalPoints },
      createdAt: occurredAt,
    });
