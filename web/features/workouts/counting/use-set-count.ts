import { useEffect, useState } from 'react';
import type { Counter, CountingState } from './rules/rep-counter';
import type { CountingCamera } from './counting-camera';

const nothing: CountingState = { reps: 0, heldSeconds: 0, range: null, cue: null, isSeen: true };

const isSame = (a: CountingState, b: CountingState) =>
  a.reps === b.reps &&
  a.heldSeconds === b.heldSeconds &&
  a.range === b.range &&
  a.cue === b.cue &&
  a.isSeen === b.isSeen;

/** Counts one set from the camera while `isRunning`; one component per set. */
export function useSetCount(
  createCounter: () => Counter,
  subscribe: CountingCamera['subscribe'],
  isRunning: boolean,
): CountingState {
  const [counter] = useState(createCounter);
  const [state, setState] = useState(nothing);
  useEffect(() => {
    if (!isRunning) return undefined;
    return subscribe(({ landmarks, atMs, aspect }) => {
      counter.add(atMs / 1000, landmarks, aspect);
      const found = counter.state();
      setState((known) => (isSame(known, found) ? known : found));
    });
  }, [counter, subscribe, isRunning]);
  return state;
}
