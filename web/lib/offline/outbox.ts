import { createEmitter, type Emitter } from '../emitter';

/** How far something has come on its way to the server. */
export interface Delivery<Entry, Answer> {
  entry: Entry;
  state: 'waiting' | 'sending' | 'refused' | 'done';
  /** The last try failed. It stays while the next one runs. */
  failed: boolean;
  /** What the server answered: what stands, also where that came from another place. */
  saved: Answer | null;
  /** False where the browser refuses storage; then it lasts as long as the page. */
  kept: boolean;
}

/** A delivery that is over; `followed` when something on the page shows it. */
export type Settled<Entry, Answer> = Delivery<Entry, Answer> & { followed: boolean };

interface OutboxDeps<Entry, Answer> {
  /** What this device keeps of the person, in the order in which it was made. */
  store: {
    key: string;
    read: () => Entry[];
    /** False where the browser refuses storage. */
    keep: (entry: Entry) => boolean;
    drop: (id: string) => void;
  };
  idOf: (entry: Entry) => string;
  /** A repeat answers what is stored. */
  send: (entry: Entry) => Promise<Answer>;
  /** Whether sending it again would be in vain. */
  isRefusal: (error: unknown, entry: Entry) => boolean;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells when the line or the server is back. */
  connection: Pick<Emitter<void>, 'subscribe'> & { read: () => boolean };
}

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

const isOpen = ({ state }: Pick<Delivery<unknown, unknown>, 'state'>) =>
  state === 'waiting' || state === 'sending';

/**
 * The one sender of what a person made on this device. It sends while somebody listens to it: what is kept from an
 * earlier visit at once, what is added at once, and what failed again after growing pauses, when the connection is
 * back, and on request. One is under way at a time, in all tabs together, in the order in which they were made.
 */
export function createOutbox<Entry, Answer>(deps: OutboxDeps<Entry, Answer>) {
  const { store, idOf, send, isRefusal, alone, connection } = deps;
  const changes = createEmitter(start);
  const settled = createEmitter<Settled<Entry, Answer>>();
  const deliveries = new Map<string, Delivery<Entry, Answer>>();
  const followers = new Map<string, number>();
  let listening = false;
  let busy = false;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const newDelivery = (entry: Entry, kept = true): Delivery<Entry, Answer> => ({
    entry,
    state: 'waiting',
    failed: false,
    saved: null,
    kept,
  });
  let all: readonly Delivery<Entry, Answer>[] = [];
  const tellChanges = () => {
    all = [...deliveries.values()];
    changes.tell();
  };
  const isFollowed = ({ entry }: Delivery<Entry, Answer>) => followers.has(idOf(entry));

  function update(id: string, change: Partial<Delivery<Entry, Answer>>): void {
    const delivery = deliveries.get(id);
    if (!delivery) return;
    deliveries.set(id, { ...delivery, ...change });
    tellChanges();
  }

  /**
   * Takes up what other tabs keep, and drops what they sent unless it is shown here: then its result is asked for.
   * Answers whether there is such a result.
   */
  function compareWithStorage(): boolean {
    const stored = new Map(store.read().map((each) => [idOf(each), each]));
    const waiting = [...deliveries.values()].filter(({ state }) => state === 'waiting');
    const gone = waiting.filter(({ kept, entry }) => kept && !stored.has(idOf(entry)));
    const [shown, others] = [gone.filter(isFollowed), gone.filter((each) => !isFollowed(each))];
    for (const { entry } of others) deliveries.delete(idOf(entry));
    for (const [id, entry] of stored) if (!deliveries.has(id)) deliveries.set(id, newDelivery(entry));
    tellChanges();
    return shown.length > 0;
  }

  async function deliver({ entry }: Delivery<Entry, Answer>): Promise<void> {
    const id = idOf(entry);
    update(id, { state: 'sending' });
    try {
      settle(id, { state: 'done', failed: false, saved: await send(entry) });
    } catch (error) {
      if (isRefusal(error, entry)) settle(id, { state: 'refused', failed: true });
      else update(id, { state: 'waiting', failed: true });
    }
  }

  function settle(id: string, outcome: Partial<Delivery<Entry, Answer>>): void {
    store.drop(id);
    update(id, outcome);
    const delivery = deliveries.get(id);
    if (!delivery) return;
    const followed = isFollowed(delivery);
    if (!followed) deliveries.delete(id);
    all = [...deliveries.values()];
    settled.tell({ ...delivery, followed });
  }

  /** Each once, in order. Another tab may have sent some of them while this one waited for its turn. */
  async function deliverAll(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      compareWithStorage();
      const next = [...deliveries.values()].find(
        ({ state, entry }) => state === 'waiting' && !tried.has(idOf(entry)),
      );
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
    if (!listening || ![...deliveries.values()].some(isOpen)) return;
    timer = setTimeout(() => {
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      void sendAll();
    }, pauseMs);
  }

  function sendNow(): void {
    pauseMs = firstPauseMs;
    compareWithStorage();
    if ([...deliveries.values()].some(({ state }) => state === 'waiting')) void sendAll();
  }

  function start(): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== store.key && key !== null) return;
      if (compareWithStorage()) sendNow();
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
  compareWithStorage();

  return {
    /** Keeps something and sends it. */
    add(entry: Entry): void {
      deliveries.set(idOf(entry), newDelivery(entry, store.keep(entry)));
      sendNow();
    },
    retry: sendNow,
    /** Null where nothing is known of it, or it is over and nothing showed it. */
    read: (id: string): Delivery<Entry, Answer> | null => deliveries.get(id) ?? null,
    /** All that is known, the same list until something changes. */
    readAll: () => all,
    /** The first one that has not arrived. */
    readOpen: (): Delivery<Entry, Answer> | null => [...deliveries.values()].find(isOpen) ?? null,
    subscribe: changes.subscribe,
    /** Says that the page shows this delivery, until the returned function is called. */
    follow(id: string): () => void {
      followers.set(id, (followers.get(id) ?? 0) + 1);
      return () => {
        const left = (followers.get(id) ?? 1) - 1;
        if (left > 0) return void followers.set(id, left);
        followers.delete(id);
        const delivery = deliveries.get(id);
        if (delivery && !isOpen(delivery)) deliveries.delete(id);
      };
    },
    /** Calls back with every delivery that is over, until the returned function is called. */
    onSettled: settled.subscribe,
  };
}

export type Outbox<Entry, Answer> = ReturnType<typeof createOutbox<Entry, Answer>>;
