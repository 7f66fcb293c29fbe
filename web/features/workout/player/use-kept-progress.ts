import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error';
import { saveWorkoutProgress } from '../api/save-workout-progress';
import type { PlayerState } from './player-state';
import { createProgressSaver, type Progress } from './progress-saver';
import { momentOf, useKeptPlace } from './use-kept-place';

const progressOf = ({ finished, activeMs }: PlayerState): Progress => ({
  finishedExercises: [...finished],
  activeSeconds: Math.floor(activeMs / 1000),
});

const isEnded = (error: unknown) => error instanceof ApiError && error.code === 'session_already_completed';

/**
 * Saves at every exercise and pause, and on the way out, so that a reload goes on where it was. Answers whether the
 * session turned out to be ended already, in another tab or on another device.
 */
export function useKeptProgress(sessionId: string, state: PlayerState): boolean {
  const [ended, setEnded] = useState(false);
  const latest = useRef(state);
  const savedMoment = useRef(momentOf(state));
  const [saver] = useState(() =>
    createProgressSaver(
      (progress) => saveWorkoutProgress(sessionId, progress),
      (error) => isEnded(error) && setEnded(true),
    ),
  );
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
  return ended;
}
