import { useSyncExternalStore } from 'react';
import { createEmitter } from './emitter';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** For code outside React: animation loops, confetti, canvas. */
export function prefersReducedMotion() {
  return query().matches;
}

const changes = createEmitter(() => {
  const media = query();
  const tell = () => changes.tell();
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
});

export function useReducedMotion() {
  return useSyncExternalStore(changes.subscribe, prefersReducedMotion);
}
