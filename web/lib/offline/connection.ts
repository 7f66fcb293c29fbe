import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter';

const changes = createEmitter(listen);
let answering = true;

const isUp = () => navigator.onLine && answering;

/** Whether the last request got any answer at all. */
export function reportAnswer(arrived: boolean): void {
  if (answering === arrived) return;
  answering = arrived;
  changes.tell();
}

/** The browser only knows its own network; once that is back, the next request finds out about the server. */
function onOnline(): void {
  answering = true;
  changes.tell();
}

function listen(): () => void {
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  return () => {
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  };
}

const onOffline = () => changes.tell();

/** Whether the server can be reached, as far as is known; for code outside React. */
export const connection = { read: isUp, subscribe: changes.subscribe };

/** Whether the server can be reached, as far as is known. */
export function useConnection(): boolean {
  return useSyncExternalStore(changes.subscribe, isUp, () => true);
}
