import type { DomainEvent } from '../../shared/events/catalogue';
import type { Push } from '../platform/sockets/push';

/** Tells the user's open tabs, which read the plan again; the frame itself says nothing of it. */
export const onPlanChanged =
  (push: Push) =>
  ({ userId }: DomainEvent<'PlanChanged'>): Promise<void> =>
    push(userId, { type: 'plan.changed' });
