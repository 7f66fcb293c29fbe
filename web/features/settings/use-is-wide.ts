import { useSyncExternalStore } from 'react';

/** As the layout's own 64 rem, which are wider in larger text; a media query's are not. */
function isWide(): boolean {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return window.matchMedia(`(width >= ${64 * rem}px)`).matches;
}

/** A larger text makes the page longer, so its size tells of both. */
function subscribe(tell: () => void) {
  const observer = new ResizeObserver(tell);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

/** Whether the list and a section fit side by side. */
export const useIsWide = () => useSyncExternalStore(subscribe, isWide);
