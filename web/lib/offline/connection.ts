import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let answering = true;

const isUp = () => navigator.onLine && answering;
const notify = () => listeners.forEach((listener) => listener());

/** What the last request found: an answer, whatever it was, or nobody there. */
export function reportAnswer(arrived: boolean): void {
  if (answering === arrived) return;
  answering = arrived;
  notify();
}

/** The browser only knows of its own cable: back online, the next request says how it is. */
function onOnline(): void {
  answering = true;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', notify);
  };
}

/** Whether the server can be reached, as far as is known. */
export function useConnection(): boolean {
  return useSyncExternalStore(subscribe, isUp);
}
