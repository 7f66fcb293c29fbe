import type { DomainEvent } from '../../shared/events/catalogue';
import type { Push } from '../platform/sockets/push';

/** Tells the user's open tabs to read the plan again; the frame itself contains nothing of it. */
export const onPlanChanged =
  (push: Push) =>
  ({ userId }: DomainEvent<'PlanChanged'>): Promise<void> =>
    push(userId, { type: 'plan.changed' });
