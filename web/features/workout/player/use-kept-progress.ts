import { useEffect, useRef, useState } from 'react';
import { saveWorkoutProgress } from '../api/save-workout-progress';
import type { PlayerState } from './player-state';
import { createProgressSaver, type Progress } from './progress-saver';
import { keepPlace } from './resume-point';

const progressOf = ({ finished, activeMs }: PlayerState): Progress => ({
  finishedExercises: [...finished],
  activeSeconds: Math.floor(activeMs / 1000),
});

/** Saves at every exercise and pause, and on the way out, so that a reload goes on where it was. */
export function useKeptProgress(sessionId: string, state: PlayerState) {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const [saver] = useState(() => createProgressSaver((progress) => saveWorkoutProgress(sessionId, progress)));
  const { position, phase, finished } = state;
  const paused = state.countedTo === null;
  const finishedCount = finished.length;

  useEffect(() => {
    const current = latest.current;
    keepPlace(sessionId, current);
    if (current.phase !== 'done' && current.activeMs > 0) saver.save(progressOf(current));
  }, [sessionId, saver, position, phase, paused, finishedCount]);

  useEffect(() => {
    const keep = () => keepPlace(sessionId, latest.current);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
      if (latest.current.phase !== 'done') saver.save(progressOf(latest.current));
    };
  }, [sessionId, saver]);
}
