import { createEmitter } from '../emitter';
import type { Kept, Refusal, Unreadable, UnsentStore } from './unsent-store';

/** The delivery of an entry to the server. */
export interface Delivery<Entry, Answer> {
  entry: Entry;
  /** Refused entries stay on the device until they are retried or discarded. */
  state: 'waiting' | 'sending' | 'refused' | 'done';
  /** The last try failed; stays true during the next one. */
  failed: boolean;
  /** It failed because nothing could be reached. */
  isOffline: boolean;
  refusal: Refusal | null;
  /** The server's answer: what is stored there, even if it came from another device. */
  saved: Answer | null;
  /** When it was made, by this device's clock. */
  made: Pick<Kept<Entry>, 'at' | 'offsetMs'>;
  /** False if the browser refuses storage; then it lasts as long as the page. */
  kept: boolean;
}

export const isOpen = ({ state }: Pick<Delivery<unknown, unknown>, 'state'>) =>
  state === 'waiting' || state === 'sending';

/** Which deliveries the page shows; `onLast` is called when it stops showing one. */
function createFollowers(onLast: (id: string) => void) {
  const counts = new Map<string, number>();
  return {
    has: (id: string) => counts.has(id),
    /** Marks the delivery as shown on the page until the returned function is called. */
    follow(id: string): () => void {
      counts.set(id, (counts.get(id) ?? 0) + 1);
      return () => {
        const left = (counts.get(id) ?? 1) - 1;
        if (left > 0) return void counts.set(id, left);
        counts.delete(id);
        onLast(id);
      };
    },
  };
}

/** Everything one person made on this device, in this tab and in storage, which other tabs write to as well. */
export function createDeliveries<Entry extends { userId: string }, Answer>(
  store: UnsentStore<Entry>,
  idOf: (entry: Entry) => string,
  listen: () => () => void,
  onGone: () => void = () => undefined,
) {
  type Each = Delivery<Entry, Answer>;
  const changes = createEmitter(listen);
  const byId = new Map<string, Each>();
  const followers = createFollowers((id) => byId.get(id)?.state === 'done' && forget(id));
  let all: readonly Each[] = [];
  let unreadable: readonly Unreadable[] = [];

  function tell(): void {
    all = [...byId.values()];
    changes.tell();
  }

  function put(entry: Entry, made: Each['made'], refusal: Refusal | null, kept = true): void {
    const state = refusal ? 'refused' : 'waiting';
    const failed = refusal !== null;
    byId.set(idOf(entry), { entry, state, failed, isOffline: false, refusal, saved: null, made, kept });
  }

  function forget(id: string): void {
    byId.delete(id);
    tell();
  }

  /** Drops what other tabs sent or discarded. */
  function dropGone(stored: ReadonlySet<string>): boolean {
    const gone = all.filter(({ kept, state }) => kept && (state === 'waiting' || state === 'refused'));
    const ids = gone.filter(({ entry }) => !stored.has(idOf(entry)));
    const isAskedFor = ({ entry, state }: Each) => state === 'waiting' && followers.has(idOf(entry));
    for (const each of ids) if (!isAskedFor(each)) byId.delete(idOf(each.entry));
    if (ids.length > 0) onGone();
    return ids.some(isAskedFor);
  }

  /**
   * Takes in what other tabs stored and drops what they sent, except what this page shows, whose result must be
   * fetched. Returns whether there is any.
   */
  function compareWithStorage(): boolean {
    const { kept, unreadable: unread } = store.read();
    const isAsked = dropGone(new Set(kept.map(({ entry }) => idOf(entry))));
    for (const { entry, refusal = null, ...made } of kept) {
      const known = byId.get(idOf(entry));
      const isTurned =
        known && known.state !== 'sending' && (known.state === 'refused') !== (refusal !== null);
      if (!known || isTurned) put(entry, made, refusal);
    }
    unreadable = unread;
    tell();
    return isAsked;
  }

  return {
    compareWithStorage,
    subscribe: changes.subscribe,
    get: (id: string): Each | null => byId.get(id) ?? null,
    /** The same array until something changes. */
    all: () => all,
    unreadable: () => unreadable,
    add(entry: Entry, made: Each['made']): void {
      put(entry, made, null, store.keep({ entry, ...made }));
    },
    update(id: string, change: Partial<Each>): Each | null {
      const known = byId.get(id);
      if (!known) return null;
      const changed = { ...known, ...change };
      byId.set(id, changed);
      tell();
      return changed;
    },
    /** Updates the entry in storage. */
    keep({ entry, made, refusal }: Each): void {
      store.keep({ entry, ...made, ...(refusal && { refusal }) });
    },
    drop(id: string): void {
      store.drop(id);
    },
    forget,
    isFollowed: followers.has,
    follow: followers.follow,
  };
}

export type Deliveries<Entry extends { userId: string }, Answer> = ReturnType<
  typeof createDeliveries<Entry, Answer>
>;
