import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter';
import { deviceStorage } from '../kept-storage';

/** Each unsent entry has its own key, so that tabs and versions never overwrite one another. */
const prefix = 'unsent/';
/** Earlier versions stored all entries of a kind in one list. */
const lists = ['workout-unsent', 'dance-unsent', 'nutrition-unsent'];

export const prefixOf = (kind: string, userId: string): string => `${prefix}${kind}/${userId}/`;

/** Notifies this tab that an entry was added, removed, or set aside. */
export const unsentChanges = createEmitter();

let isUnkept = false;

/** The browser refused to store an entry: it lasts as long as the page, which says so. */
export function tellUnkept(): void {
  isUnkept = true;
  unsentChanges.tell();
}

/** Whether anything is unsent or set aside on this device, known without loading the sender's code. */
function hasUnsent(): boolean {
  return isUnkept || deviceStorage.keys().some((key) => key.startsWith(prefix) || lists.includes(key));
}

export const useHasUnsent = (): boolean =>
  useSyncExternalStore(unsentChanges.subscribe, hasUnsent, () => false);
