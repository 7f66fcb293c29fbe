import { useEffect, useState } from 'react';
import { prefersReducedMotion } from './motion-preference';

const durationMs = 700;

/** A number that counts up to `target` once; with reduced motion it shows the target right away. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? target : 0));
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - begin) / durationMs));
      setShown(Math.round(target * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
