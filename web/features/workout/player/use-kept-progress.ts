import { useEffect, useRef, useState } from 'react';
import { saveWorkoutProgress } from '../api/save-workout-progress';
import type { PlayerState } from './player-state';
import { createProgressSaver, type Progress } from './progress-saver';
import { momentOf, useKeptPlace } from './use-kept-place';

const progressOf = ({ finished, activeMs }: PlayerState): Progress => ({
  finishedExercises: [...finished],
  activeSeconds: Math.floor(activeMs / 1000),
});

/** Saves at every exercise and pause, and on the way out, so that a reload goes on where it was. */
export function useKeptProgress(sessionId: string, state: PlayerState) {
  const latest = useRef(state);
  const savedMoment = useRef(momentOf(state));
  const [saver] = useState(() => createProgressSaver((progress) => saveWorkoutProgress(sessionId, progress)));
  useKeptPlace(sessionId, state, 'routine');

  useEffect(() => {
    latest.current = state;
    if (momentOf(state) === savedMoment.current) return;
    savedMoment.current = momentOf(state);
    if (state.phase !== 'done') saver.save(progressOf(state));
  }, [saver, state]);

  useEffect(
    () => () => {
      if (latest.current.phase !== 'done') saver.save(progressOf(latest.current));
    },
    [saver],
  );
}
