import { useEffect, useEffectEvent, useRef } from 'react';
import type { PlayerState } from './player-state';

/** What makes the position worth saving: not every second. */
export const momentOf = ({ position, phase, countedTo, finished, swaps }: PlayerState) =>
  [position, phase, countedTo === null, finished.length, swaps.length].join(' ');

/** Keeps the position on this device at every exercise and pause, and on leaving. */
export function useKeptPlace(state: PlayerState, keepPlace: (state: PlayerState) => void) {
  const keptMoment = useRef('');
  const keepNow = useEffectEvent(() => keepPlace(state));
  useEffect(() => {
    if (momentOf(state) === keptMoment.current) return;
    keptMoment.current = momentOf(state);
    keepNow();
  }, [state]);

  useEffect(() => {
    const keep = () => keepNow();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, []);
}
