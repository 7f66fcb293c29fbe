import { useSyncExternalStore } from 'react';
import { textSizePreference, type TextSize } from './appearance';

const sizeOfBuild = (): TextSize => 'medium';

/** The text size stored on this device. */
export function useTextSize() {
  const { subscribe, read, write } = textSizePreference;
  return { size: useSyncExternalStore(subscribe, read, sizeOfBuild), setSize: write };
}
