import { useEffect, useState } from 'react';

const tickMs = 200;

/** Milliseconds left of `wholeMs`; counts down while it runs and keeps its value during a pause. */
export function useCountdown(wholeMs: number, running: boolean): number {
  const [left, setLeft] = useState(wholeMs);
  const over = left <= 0;
  useEffect(() => {
    if (!running || over) return undefined;
    let last = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const passed = now - last;
      last = now;
      setLeft((known) => Math.max(0, known - passed));
    }, tickMs);
    return () => clearInterval(timer);
  }, [running, over]);
  return left;
}
