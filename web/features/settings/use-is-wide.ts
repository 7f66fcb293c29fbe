import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(width >= 64rem)');

function subscribe(tell: () => void) {
  const media = query();
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Whether the list and a section fit side by side. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => query().matches);
