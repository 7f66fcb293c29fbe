import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter';

/** What waits on this device has a key for each entry, so that tabs and versions never write over one another. */
const prefix = 'unsent/';
/** Where earlier versions kept all of a kind in one list. */
const lists = ['workout-unsent', 'dance-unsent', 'nutrition-unsent'];

export const prefixOf = (kind: string, userId: string): string => `${prefix}${kind}/${userId}/`;

/** Tells this tab that something came, went or was set aside. */
export const unsentChanges = createEmitter();

/** Whether anything waits or was set aside on this device, known without the code that sends it. */
function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix) || lists.includes(key));
  } catch {
    return false;
  }
}

export const useHasUnsent = (): boolean =>
  useSyncExternalStore(unsentChanges.subscribe, hasUnsent, () => false);
