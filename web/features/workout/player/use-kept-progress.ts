import { useEffect, useRef, useState } from 'react';
import { saveWorkoutProgress } from '../api/save-workout-progress';
import type { PlayerState } from './player-state';
import { createProgressSaver, type Progress } from './progress-saver';
import { keepPlace } from './resume-point';

const progressOf = ({ finished, activeMs }: PlayerState): Progress => ({
  finishedExercises: [...finished],
  activeSeconds: Math.floor(activeMs / 1000),
});

/** What has to change for the place to be worth saving: not the seconds. */
const momentOf = ({ position, phase, countedTo, finished }: PlayerState) =>
  [position, phase, countedTo === null, finished.length].join(' ');

/** Saves at every exercise and pause, and on the way out, so that a reload goes on where it was. */
export function useKeptProgress(sessionId: string, state: PlayerState) {
  const latest = useRef(state);
  const savedMoment = useRef(momentOf(state));
  const [saver] = useState(() => createProgressSaver((progress) => saveWorkoutProgress(sessionId, progress)));

  useEffect(() => {
    latest.current = state;
    if (momentOf(state) === savedMoment.current) return;
    savedMoment.current = momentOf(state);
    keepPlace(sessionId, state);
    if (state.phase !== 'done') saver.save(progressOf(state));
  }, [sessionId, saver, state]);

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
