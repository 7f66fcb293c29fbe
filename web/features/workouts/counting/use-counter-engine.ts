import { useState } from 'react';
import type { counterOf } from './rules/counter-of';

interface Engine {
  /** Null until loaded. */
  counterOf: typeof counterOf | null;
  isFailed: boolean;
}

const none: Engine = { counterOf: null, isFailed: false };

/** The counting code with the motions of all exercises; loaded on demand. */
export function useCounterEngine() {
  const [engine, setEngine] = useState(none);
  const load = () => {
    setEngine(none);
    import('./rules/counter-of').then(
      (loaded) => setEngine({ counterOf: loaded.counterOf, isFailed: false }),
      () => setEngine({ counterOf: null, isFailed: true }),
    );
  };
  return { ...engine, load };
}
