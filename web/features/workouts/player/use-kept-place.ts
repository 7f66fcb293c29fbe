import { useEffect, useRef } from 'react';
import type { PlayerState } from './player-state';
import { keepPlace, type KeptPart } from './resume-point';

/** What makes the position worth saving: not every second. */
export const momentOf = ({ position, phase, countedTo, finished, swaps }: PlayerState) =>
  [position, phase, countedTo === null, finished.length, swaps.length].join(' ');

/** Keeps the position on this device at every exercise and pause, and on leaving. */
export function useKeptPlace(sessionId: string, state: PlayerState, part: KeptPart) {
  const latest = useRef(state);
  const keptMoment = useRef('');
  useEffect(() => {
    latest.current = state;
    if (momentOf(state) === keptMoment.current) return;
    keptMoment.current = momentOf(state);
    keepPlace(sessionId, state, part);
  }, [sessionId, state, part]);

  useEffect(() => {
    const keep = () => keepPlace(sessionId, latest.current, part);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [sessionId, part]);
}
