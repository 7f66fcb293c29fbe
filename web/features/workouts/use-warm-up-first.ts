import { useState } from 'react';
import { deviceStorage } from '../../lib/kept-storage';

const storageKey = 'workout-warm-up-first';

const readChoice = () => deviceStorage.read(storageKey) === 'on';

/** Whether routines start with their warm-up, remembered on this device. Off by default. */
export function useWarmUpFirst() {
  const [warmUpFirst, setWarmUpFirst] = useState(readChoice);
  const change = (wanted: boolean) => {
    setWarmUpFirst(wanted);
    deviceStorage.write(storageKey, wanted ? 'on' : 'off');
  };
  return { warmUpFirst, change };
}

export type WarmUpFirst = ReturnType<typeof useWarmUpFirst>;
