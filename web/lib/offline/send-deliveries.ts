import { clock } from '../clock';
import { createMailbox } from '../mailbox';
import type { Deliveries, Delivery } from './deliveries';
import type { OutboxDeps, Settled } from './outbox-deps';
import { isRefusal } from './refusals';

const slackMs = 5_000;

/** Times from a clock that was never compared with the server's are corrected once, before the first send. */
async function correctOnce<Entry extends { userId: string }, Answer>(
  deps: OutboxDeps<Entry, Answer>,
  deliveries: Deliveries<Entry, Answer>,
  { entry, made }: Delivery<Entry, Answer>,
): Promise<Entry> {
  if (made.offsetMs === undefined) return entry;
  await deps.hearTime();
  // Nothing is made after it is sent, so the clock was wrong then and is right now.
  const aheadMs = Math.max(0, made.at - Date.now() - slackMs);
  const byMs = clock.isSure ? clock.offsetMs - made.offsetMs - aheadMs : 0;
  const shift = (instant: string) => new Date(Date.parse(instant) + byMs).toISOString();
  const right =
    byMs === 0 ? entry : deps.correct(entry, { made: new Date(made.at + clock.offsetMs - aheadMs), shift });
  const changed = deliveries.update(deps.idOf(entry), { entry: right, made: { at: made.at } });
  if (changed) deliveries.keep(changed);
  return right;
}

/** Sends what is waiting and reports how each delivery ended. */
export function createSender<Entry extends { userId: string }, Answer>(
  deps: OutboxDeps<Entry, Answer>,
  deliveries: Deliveries<Entry, Answer>,
) {
  const { idOf } = deps;
  const settled = createMailbox<Settled<Entry, Answer>>();

  async function deliver(delivery: Delivery<Entry, Answer>): Promise<void> {
    const id = idOf(delivery.entry);
    deliveries.update(id, { state: 'sending' });
    try {
      const saved = await deps.send(await correctOnce(deps, deliveries, delivery));
      deliveries.drop(id);
      settle(id, { state: 'done', failed: false, refusal: null, saved });
    } catch (error) {
      const isOffline = !deps.connection.read();
      if (!isRefusal(error)) return void deliveries.update(id, { state: 'waiting', failed: true, isOffline });
      const { code, message } = error;
      settle(id, { state: 'refused', failed: true, refusal: { code, message } });
    }
  }

  function settle(id: string, outcome: Partial<Delivery<Entry, Answer>>): void {
    const delivery = deliveries.update(id, outcome);
    if (!delivery) return;
    const followed = deliveries.isFollowed(id);
    if (delivery.state === 'refused') deliveries.keep(delivery);
    else if (!followed) deliveries.forget(id);
    deps.onSettled?.({ ...delivery, followed });
    settled.tell({ ...delivery, followed });
  }

  /** Each once, in order. Another tab may have sent some of them while this one was waiting. */
  async function deliverAll(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      deliveries.compareWithStorage();
      const next = deliveries
        .all()
        .find(({ state, entry }) => state === 'waiting' && !tried.has(idOf(entry)));
      if (!next) return;
      tried.add(idOf(next.entry));
      await deliver(next);
    }
  }

  return { deliverAll, onSettled: settled.subscribe };
}
