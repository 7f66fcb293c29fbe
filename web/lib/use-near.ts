import { startTransition, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createEmitter } from './emitter';
import { whenIdle } from './when-idle';

/** How far below the window something is still near. */
const margin = '25% 0px';
/** By these, someone is about to look further. */
const signs = ['scroll', 'pointerdown', 'keydown'] as const;

let isActive = false;
const activity = createEmitter(() => {
  const tell = () => {
    isActive = true;
    activity.tell();
  };
  signs.forEach((sign) => window.addEventListener(sign, tell, { passive: true, capture: true }));
  return () => signs.forEach((sign) => window.removeEventListener(sign, tell, { capture: true }));
});

/**
 * True once `place` is near the window, and for all places from the first scroll, tap, or key on, in idle moments, so
 * that whoever moves by headings or searches the page finds everything. Printing needs all at once. Pages opened later
 * find it true.
 */
export function useNear(place: RefObject<HTMLElement | null>, watches: boolean): boolean {
  const [near, setNear] = useState(() => isActive || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !watches || !place.current) return undefined;
    const show = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    let cancel: (() => void) | undefined;
    const stop = activity.subscribe(() => (cancel ??= whenIdle(show)));
    const print = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      stop();
      cancel?.();
      window.removeEventListener('beforeprint', print);
    };
  }, [near, watches, place]);
  return near;
}
