import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter';

/** Shorter waits go unnoticed. */
const noticedMs = 1_000;

const changes = createEmitter();
let waiting = 0;

function count(by: number): void {
  waiting += by;
  changes.tell();
}

/** Reports a request that is being repeated; the returned function reports its end. */
export function reportBusy(): () => void {
  let isCounted = false;
  const timer = setTimeout(() => {
    isCounted = true;
    count(1);
  }, noticedMs);
  return () => {
    clearTimeout(timer);
    if (isCounted) count(-1);
  };
}

/** Whether a person has been waiting for a busy server long enough to be told. */
export function useBusy(): boolean {
  return useSyncExternalStore(changes.subscribe, () => waiting > 0);
}
