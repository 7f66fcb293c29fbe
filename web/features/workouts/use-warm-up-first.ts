import { useState } from 'react';

const storageKey = 'workout-warm-up-first';

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** Whether routines begin with their warm-up, remembered on this device. Off until somebody asks for it. */
export function useWarmUpFirst() {
  const [warmUpFirst, setWarmUpFirst] = useState(readChoice);
  const change = (wanted: boolean) => {
    setWarmUpFirst(wanted);
    try {
      localStorage.setItem(storageKey, wanted ? 'on' : 'off');
    } catch {
      // A browser that refuses storage keeps the choice for the visit.
    }
  };
  return { warmUpFirst, change };
}

export type WarmUpFirst = ReturnType<typeof useWarmUpFirst>;
