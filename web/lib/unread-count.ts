import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** How many notifications wait, as the server said last; nobody's before it did. */
export function setUnreadCount(next: number): void {
  count = next;
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the frame, which is there before anything that asks the server. */
export const useUnreadCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
