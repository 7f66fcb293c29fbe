import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

let settled = false;

/**
 * True once the browser has had nothing better to do since the document was opened, and since `isReady`: what nobody
 * sees or needs at first waits for it. Pages that are opened later find it true, so that they stand whole at once.
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
