import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

let settled = false;

/**
 * True once the browser has been idle since the document opened and since `isReady`: whatever isn't needed at
 * first waits for it. Pages opened later find it true, so they render completely.
 */
export function useSettled(isReady = true): boolean {
  const [known, setKnown] = useState(settled);
  useEffect(() => {
    if (known || !isReady) return undefined;
    return whenIdle(() => {
      settled = true;
      startTransition(() => setKnown(true));
    });
  }, [known, isReady]);
  return known;
}
