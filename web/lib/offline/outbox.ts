import { clock } from '../clock';
import { createDeliveries, isOpen, type Deliveries, type Delivery } from './deliveries';
import type { OutboxDeps } from './outbox-deps';
import { createSender } from './send-deliveries';
import { createSendTimes } from './send-times';
import type { Unreadable } from './unsent-store';

export type { Delivery } from './deliveries';
export type { Correction, Settled } from './outbox-deps';

/**
 * The one sender of what a person made on this device. It sends while somebody listens to it: what is kept from an
 * earlier visit at once, what is added at once, and what failed again after growing pauses, when the connection is
 * back, and on request. One is under way at a time, in all tabs together, in the order in which they were made.
 */
export function createOutbox<Entry extends { userId: string }, Answer>(deps: OutboxDeps<Entry, Answer>) {
  const { store, idOf } = deps;
  const listen = () => times.start();
  const deliveries: Deliveries<Entry, Answer> = createDeliveries<Entry, Answer>(
    store,
    idOf,
    listen,
    deps.onGone,
  );
  const sender = createSender(deps, deliveries);
  const times = createSendTimes(deps, deliveries, sender.deliverAll);
  const { sendNow } = times;
  let lastMadeAt = 0;

  // What an earlier visit left is known before anybody listens.
  deliveries.compareWithStorage();

  return {
    /** Keeps something and sends it. */
    add(entry: Entry): void {
      const { offsetMs, isSure } = clock;
      lastMadeAt = Math.max(Date.now(), lastMadeAt + 1);
      deliveries.add(entry, { at: lastMadeAt, ...(!isSure && { offsetMs }) });
      sendNow();
    },
    retry: sendNow,
    /** Tries again what the server refused, and what this version could not read. */
    retryRefused(): void {
      for (const each of deliveries.all().filter(({ state }) => state === 'refused')) {
        const waiting = { state: 'waiting', refusal: null, failed: false } as const;
        const changed = deliveries.update(idOf(each.entry), waiting);
        if (changed) deliveries.keep(changed);
      }
      sendNow();
    },
    discard(id: string): void {
      deliveries.drop(id);
      deliveries.forget(id);
      deliveries.compareWithStorage();
    },
    /** Null where nothing is known of it, or it is over and nothing showed it. */
    read: deliveries.get,
    /** All that is known, the same list until something changes. */
    readAll: deliveries.all,
    /** What another version or a fault left, as it is. */
    readUnreadable: (): readonly Unreadable[] => deliveries.unreadable(),
    /** The first one that has not arrived. */
    readOpen: (): Delivery<Entry, Answer> | null => deliveries.all().find(isOpen) ?? null,
    subscribe: deliveries.subscribe,
    follow: deliveries.follow,
    /** Calls back with every delivery that is over, also with those before anybody listened, until the returned function is called. */
    onSettled: sender.onSettled,
  };
}

export type Outbox<Entry extends { userId: string }, Answer> = ReturnType<typeof createOutbox<Entry, Answer>>;
