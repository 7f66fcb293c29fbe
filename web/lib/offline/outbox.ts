import { ApiError } from '../api/api-error';
import { clock } from '../clock';
import { createMailbox, type Emitter } from '../emitter';
import { createDeliveries, isOpen, type Delivery } from './deliveries';
import type { Unreadable, UnsentStore } from './unsent-store';

export type { Delivery } from './deliveries';

/** A delivery that is over; `followed` when something on the page shows it. */
export type Settled<Entry, Answer> = Delivery<Entry, Answer> & { followed: boolean };

/** When something was really made, by the server's clock, and what an instant was that this device read off its own. */
export interface Correction {
  made: Date;
  shift: (instant: string) => string;
}

interface OutboxDeps<Entry extends { userId: string }, Answer> {
  store: UnsentStore<Entry>;
  idOf: (entry: Entry) => string;
  /** A repeat answers what is stored. */
  send: (entry: Entry) => Promise<Answer>;
  /** The entry with other times, where the clock it was made by turned out to be wrong. */
  correct: (entry: Entry, correction: Correction) => Entry;
  /** Asks the server what time it is, where this page has not heard it yet. */
  hearTime: () => Promise<unknown>;
  /** Another tab sent or discarded something. */
  onGone?: () => void;
  /** What is shown anew at once. */
  onSettled?: (settled: Settled<Entry, Answer>) => void;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells when the line or the server is back. */
  connection: Pick<Emitter<void>, 'subscribe'> & { read: () => boolean };
}

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;
const slackMs = 5_000;
/** What another try may change: signing in, a new version, a quieter moment, the next day, another workout that ends. */
const passingStatus = [401, 408, 425, 426, 429];
const passingCodes = ['date_ahead', 'changed_meanwhile', 'session_already_open', 'too_many_workouts'];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passingStatus.includes(error.status) &&
  !passingCodes.includes(error.code);

/**
 * The one sender of what a person made on this device. It sends while somebody listens to it: what is kept from an
 * earlier visit at once, what is added at once, and what failed again after growing pauses, when the connection is
 * back, and on request. One is under way at a time, in all tabs together, in the order in which they were made.
 */
export function createOutbox<Entry extends { userId: string }, Answer>(deps: OutboxDeps<Entry, Answer>) {
  const { store, idOf, alone, connection } = deps;
  const settled = createMailbox<Settled<Entry, Answer>>();
  const deliveries = createDeliveries<Entry, Answer>(store, idOf, start, deps.onGone);
  let lastMadeAt = 0;
  let listening = false;
  let busy = false;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What was made by a clock that nobody had compared gets its true time once, before it is sent for the first time. */
  async function correctOnce({ entry, made }: Delivery<Entry, Answer>): Promise<Entry> {
    if (made.offsetMs === undefined) return entry;
    await deps.hearTime();
    // Nothing is made after it is sent: then the clock was wrong and is right again.
    const aheadMs = Math.max(0, made.at - Date.now() - slackMs);
    const byMs = clock.isSure ? clock.offsetMs - made.offsetMs - aheadMs : 0;
    const shift = (instant: string) => new Date(Date.parse(instant) + byMs).toISOString();
    const right =
      byMs === 0 ? entry : deps.correct(entry, { made: new Date(made.at + clock.offsetMs - aheadMs), shift });
    const changed = deliveries.update(idOf(entry), { entry: right, made: { at: made.at } });
    if (changed) deliveries.keep(changed);
    return right;
  }

  async function deliver(delivery: Delivery<Entry, Answer>): Promise<void> {
    const id = idOf(delivery.entry);
    deliveries.update(id, { state: 'sending' });
    try {
      const saved = await deps.send(await correctOnce(delivery));
      deliveries.drop(id);
      settle(id, { state: 'done', failed: false, refusal: null, saved });
    } catch (error) {
      if (!isRefusal(error)) return void deliveries.update(id, { state: 'waiting', failed: true });
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

  /** Each once, in order. Another tab may have sent some of them while this one waited for its turn. */
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

  async function sendAll(): Promise<void> {
    if (busy) return;
    busy = true;
    clearTimeout(timer);
    try {
      await alone(deliverAll);
    } finally {
      busy = false;
      schedule();
    }
  }

  /** No browser tells that a server is back. */
  function schedule(): void {
    clearTimeout(timer);
    if (!listening || !deliveries.all().some(isOpen)) return;
    timer = setTimeout(() => {
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      void sendAll();
    }, pauseMs);
  }

  function sendNow(): void {
    pauseMs = firstPauseMs;
    deliveries.compareWithStorage();
    if (deliveries.all().some(({ state }) => state === 'waiting')) void sendAll();
  }

  function start(): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (!store.holds(key)) return;
      if (deliveries.compareWithStorage()) sendNow();
      else schedule();
    };
    const stopConnection = connection.subscribe(() => connection.read() && sendNow());
    window.addEventListener('storage', onStorage);
    listening = true;
    // Whoever begins to listen is not told in the middle of that.
    queueMicrotask(sendNow);
    return () => {
      listening = false;
      clearTimeout(timer);
      stopConnection();
      window.removeEventListener('storage', onStorage);
    };
  }

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
    onSettled: settled.subscribe,
  };
}

export type Outbox<Entry extends { userId: string }, Answer> = ReturnType<typeof createOutbox<Entry, Answer>>;
