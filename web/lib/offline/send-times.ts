import { isOpen, type Deliveries } from './deliveries';
import type { OutboxDeps } from './outbox-deps';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/** When to send: while anything listens, right away, after growing pauses, and when storage or the connection changes. */
export function createSendTimes<Entry extends { userId: string }, Answer>(
  { store, alone, connection }: OutboxDeps<Entry, Answer>,
  deliveries: Deliveries<Entry, Answer>,
  deliverAll: () => Promise<void>,
) {
  let listening = false;
  let busy = false;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

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

  /** No browser reports that a server is back. */
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
    // A new listener is not called while it subscribes.
    queueMicrotask(sendNow);
    return () => {
      listening = false;
      clearTimeout(timer);
      stopConnection();
      window.removeEventListener('storage', onStorage);
    };
  }

  return { sendNow, start };
}
