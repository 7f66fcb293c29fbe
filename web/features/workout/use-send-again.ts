import { useEffect, useEffectEvent } from 'react';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Tries again by itself while something waits: with growing pauses, as no browser tells that a server is back,
 * and at once when the line is. `send` answers whether it tried; a pause only grows after a try.
 */
export function useSendAgain(waiting: boolean, send: () => boolean) {
  const trySending = useEffectEvent(send);
  useEffect(() => {
    if (!waiting) return undefined;
    let pauseMs = firstPauseMs;
    const again = () => {
      if (trySending()) pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      timer = setTimeout(again, pauseMs);
    };
    let timer = setTimeout(again, pauseMs);
    const onOnline = () => {
      clearTimeout(timer);
      pauseMs = firstPauseMs;
      again();
    };
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [waiting]);
}
