import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** How many notifications are unread, as the server last reported; 0 until it has. */
export function setUnreadCount(next: number): void {
  count = next;
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the app's frame, which renders before anything queries the server. */
export const useUnreadCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
