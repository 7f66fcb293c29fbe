import { useState } from 'react';

const storageKey = 'workout-warm-up-first';

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** Whether routines start with their warm-up, remembered on this device. Off by default. */
export function useWarmUpFirst() {
  const [warmUpFirst, setWarmUpFirst] = useState(readChoice);
  const change = (wanted: boolean) => {
    setWarmUpFirst(wanted);
    try {
      localStorage.setItem(storageKey, wanted ? 'on' : 'off');
    } catch {
      // If the browser refuses storage, the choice lasts for this visit.
    }
  };
  return { warmUpFirst, change };
}

export type WarmUpFirst = ReturnType<typeof useWarmUpFirst>;
