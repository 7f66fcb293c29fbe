import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { createEmitter, type Emitter } from '../../../lib/emitter';
import { dropUnsent, keepUnsent, readUnsent, unsentKey, type Completion } from './unsent-completions';

/** How far a finished workout has come on its way to the server. */
export interface Delivery {
  completion: Completion;
  state: 'waiting' | 'sending' | 'refused' | 'done';
  /** The last try failed. It stays while the next one runs. */
  failed: boolean;
  /** What the server answered: the result that stands, also when the session was ended in another place. */
  saved: WorkoutSession | null;
  /** False where the browser refuses storage; then it lasts as long as the page. */
  kept: boolean;
}

/** A delivery that is over; `followed` when something on the page shows it. */
export type Settled = Delivery & { followed: boolean };

interface OutboxDeps {
  /** A repeat answers the result that is stored. */
  send: (completion: Completion) => Promise<WorkoutSession>;
  /** Whether sending it again would be in vain. */
  isRefusal: (error: unknown) => boolean;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells when the line or the server is back. */
  connection: Pick<Emitter<void>, 'subscribe'> & { read: () => boolean };
}

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

const newDelivery = (completion: Completion, kept = true): Delivery => ({
  completion,
  state: 'waiting',
  failed: false,
  saved: null,
  kept,
});
const isOpen = ({ state }: Delivery) => state === 'waiting' || state === 'sending';

/**
 * The one sender of this user's finished workouts. It sends while somebody listens to it: what is kept from an
 * earlier visit at once, what is added at once, and what failed again after growing pauses, when the connection is
 * back, and on request. One is under way at a time, in all tabs together, in the order in which they were finished.
 */
export function createWorkoutOutbox(userId: string, { send, isRefusal, alone, connection }: OutboxDeps) {
  const changes = createEmitter(start);
  const settled = createEmitter<Settled>();
  const deliveries = new Map<string, Delivery>();
  const followers = new Map<string, number>();
  let listening = false;
  let busy = false;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isFollowed = ({ completion }: Delivery) => followers.has(completion.sessionId);

  function update(sessionId: string, change: Partial<Delivery>): void {
    const delivery = deliveries.get(sessionId);
    if (!delivery) return;
    deliveries.set(sessionId, { ...delivery, ...change });
    changes.tell();
  }

  /**
   * Takes up what other tabs keep, and drops what they sent unless it is shown here: then its result is asked for.
   * Answers whether there is such a result.
   */
  function compareWithStorage(): boolean {
    const stored = new Map(readUnsent(userId).map((each) => [each.sessionId, each]));
    const waiting = [...deliveries.values()].filter(({ state }) => state === 'waiting');
    const gone = waiting.filter(({ kept, completion }) => kept && !stored.has(completion.sessionId));
    const [shown, others] = [gone.filter(isFollowed), gone.filter((each) => !isFollowed(each))];
    for (const { completion } of others) deliveries.delete(completion.sessionId);
    for (const completion of stored.values()) {
      if (!deliveries.has(completion.sessionId))
        deliveries.set(completion.sessionId, newDelivery(completion));
    }
    changes.tell();
    return shown.length > 0;
  }

  async function deliver({ completion }: Delivery): Promise<void> {
    const { sessionId } = completion;
    update(sessionId, { state: 'sending' });
    try {
      settle(sessionId, { state: 'done', failed: false, saved: await send(completion) });
    } catch (error) {
      if (isRefusal(error)) settle(sessionId, { state: 'refused', failed: true });
      else update(sessionId, { state: 'waiting', failed: true });
    }
  }

  function settle(sessionId: string, outcome: Partial<Delivery>): void {
    dropUnsent(sessionId);
    update(sessionId, outcome);
    const delivery = deliveries.get(sessionId);
    if (!delivery) return;
    const followed = isFollowed(delivery);
    if (!followed) deliveries.delete(sessionId);
    settled.tell({ ...delivery, followed });
  }

  /** Each once, in order. Another tab may have sent some of them while this one waited for its turn. */
  async function deliverAll(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      compareWithStorage();
      const next = [...deliveries.values()].find(
        ({ state, completion }) => state === 'waiting' && !tried.has(completion.sessionId),
      );
      if (!next) return;
      tried.add(next.completion.sessionId);
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
      if (key !== unsentKey && key !== null) return;
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
    /** Keeps a finished workout and sends it. */
    add(completion: Completion): void {
      const kept = keepUnsent(completion);
      deliveries.set(completion.sessionId, newDelivery(completion, kept));
      sendNow();
    },
    retry: sendNow,
    /** Null where nothing is known of it, or it is over and nothing showed it. */
    read: (sessionId: string): Delivery | null => deliveries.get(sessionId) ?? null,
    /** The first one that has not arrived. */
    readOpen: (): Delivery | null => [...deliveries.values()].find(isOpen) ?? null,
    subscribe: changes.subscribe,
    /** Says that the page shows this delivery, until the returned function is called. */
    follow(sessionId: string): () => void {
      followers.set(sessionId, (followers.get(sessionId) ?? 0) + 1);
      return () => {
        const left = (followers.get(sessionId) ?? 1) - 1;
        if (left > 0) return void followers.set(sessionId, left);
        followers.delete(sessionId);
        const delivery = deliveries.get(sessionId);
        if (delivery && !isOpen(delivery)) deliveries.delete(sessionId);
      };
    },
    /** Calls back with every delivery that is over, until the returned function is called. */
    onSettled: settled.subscribe,
  };
}

export type WorkoutOutbox = ReturnType<typeof createWorkoutOutbox>;
