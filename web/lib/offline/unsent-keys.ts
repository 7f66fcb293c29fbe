import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter';

/** What waits on this device has a key for each entry, so that tabs and versions never write over one another. */
const prefix = 'unsent/';
/** Where earlier versions kept all of a kind in one list. */
const lists = ['workout-unsent', 'dance-unsent', 'nutrition-unsent'];

export const prefixOf = (kind: string, userId: string): string => `${prefix}${kind}/${userId}/`;

/** Tells this tab that something came, went or was set aside. */
export const unsentChanges = createEmitter();

let isUnkept = false;

/** The browser refused to keep something: it lasts as long as the page, which says so. */
export function tellUnkept(): void {
  isUnkept = true;
  unsentChanges.tell();
}

/** Whether anything waits or was set aside on this device, known without the code that sends it. */
function hasUnsent(): boolean {
  if (isUnkept) return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix) || lists.includes(key));
  } catch {
    return false;
  }
}

export const useHasUnsent = (): boolean =>
  useSyncExternalStore(unsentChanges.subscribe, hasUnsent, () => false);
