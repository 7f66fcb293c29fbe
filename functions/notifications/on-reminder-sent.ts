import type { DomainEvent } from '../../shared/events/catalogue';
import { newsOf } from './notification';
import type { NotifyDeps } from './notifications-deps';
import { notify } from './notify';

/** Told in time or not at all: one that waited until the night would wake someone up. */
export const onReminderSent =
  (deps: NotifyDeps) =>
  async (event: DomainEvent<'ReminderSent'>): Promise<void> => {
    const { kind, count, until } = event.data;
    if (deps.storage.clock.now() >= new Date(until)) return;
    await notify(deps, [event.userId], { ...newsOf(event), kind, actorId: null, facts: { count }, until });
  };
