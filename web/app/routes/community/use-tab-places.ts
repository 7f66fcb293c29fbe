import { useLayoutEffect, useRef } from 'react';

/** Each tab has its own scroll position: returns what to call with the next tab before it opens. */
export function useTabPlaces(tab: string): (next: string) => void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const top = places.current.get(tab);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [tab]);
  return (next) => {
    places.current.set(tab, window.scrollY);
    if (!places.current.has(next)) places.current.set(next, 0);
  };
}
