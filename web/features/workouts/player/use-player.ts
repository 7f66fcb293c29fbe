import { useCallback, useEffect, useState } from 'react';
import { advance, finishNow, pause, previous, resume, skip, type PlayerState } from './player-state';

const tickMs = 200;
/** Whole, so that phases add up to the session's seconds exactly: one less would leave the day's circle open. */
const nowMs = () => Math.round(performance.now());

type Step = (state: PlayerState, now: number) => PlayerState;

/** A player on a monotonic clock: ticks only read it, so late ones lose nothing. */
export function usePlayer(start: (now: number) => PlayerState) {
  const [state, setState] = useState(() => start(nowMs()));
  const running = state.countedTo !== null;

  const apply = useCallback((step: Step) => {
    const now = nowMs();
    setState((current) => step(current, now));
  }, []);

  useEffect(() => {
    if (!running) return undefined;
    const tick = () => apply(advance);
    const timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [running, apply]);

  return {
    state,
    apply,
    togglePause: useCallback(
      () =>
        apply((current, now) => (current.countedTo === null ? resume(current, now) : pause(current, now))),
      [apply],
    ),
    previous: useCallback(() => apply(previous), [apply]),
    skip: useCallback(() => apply(skip), [apply]),
    finishNow: useCallback(() => apply(finishNow), [apply]),
  };
}

export type Player = ReturnType<typeof usePlayer>;
