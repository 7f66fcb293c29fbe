import { clock } from '../clock';
import { createDeliveries, isOpen, type Deliveries, type Delivery } from './deliveries';
import type { OutboxDeps } from './outbox-deps';
import { createSender } from './send-deliveries';
import { createSendTimes } from './send-times';
import type { Unreadable } from './unsent-store';

export type { Delivery } from './deliveries';
export type { Correction, Settled } from './outbox-deps';

/**
 * The only sender of what a person made on this device. It runs while it has a listener: it sends new and
 * left-over entries right away, and failed ones again after growing pauses, when the connection is back, and on
 * request. Across all tabs it sends one entry at a time, in the order they were made.
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

  // Entries from an earlier visit are known before anything listens.
  deliveries.compareWithStorage();

  return {
    /** Stores an entry and sends it. */
    add(entry: Entry): void {
      const { offsetMs, isSure } = clock;
      lastMadeAt = Math.max(Date.now(), lastMadeAt + 1);
      deliveries.add(entry, { at: lastMadeAt, ...(!isSure && { offsetMs }) });
      sendNow();
    },
    /** Changes an entry that has not arrived; from then on it is sent so. */
    amend(id: string, change: (entry: Entry) => Entry): void {
      const known = deliveries.get(id);
      if (!known || known.state === 'done') return;
      const changed = deliveries.update(id, { entry: change(known.entry) });
      if (changed) deliveries.keep(changed);
    },
    retry: sendNow,
    /** Retries what the server refused, and rereads what this version could not read. */
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
    /** Null when it is unknown, or when it finished with nothing showing it. */
    read: deliveries.get,
    /** Everything known; the same array until something changes. */
    readAll: deliveries.all,
    /** What another version or a bug left behind, unchanged. */
    readUnreadable: (): readonly Unreadable[] => deliveries.unreadable(),
    /** The first entry that has not been delivered. */
    readOpen: (): Delivery<Entry, Answer> | null => deliveries.all().find(isOpen) ?? null,
    subscribe: deliveries.subscribe,
    follow: deliveries.follow,
    /** Calls back with every finished delivery, including those from before the first listener, until the returned function is called. */
    onSettled: sender.onSettled,
  };
}

export type Outbox<Entry extends { userId: string }, Answer> = ReturnType<typeof createOutbox<Entry, Answer>>;
