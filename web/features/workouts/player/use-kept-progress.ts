import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { ApiError } from '../../../lib/api/api-error';
import { connection } from '../../../lib/offline/connection';
import type { PlayerState } from './player-state';
import { createProgressSaver, type Progress } from './progress-saver';
import { createProgressSender } from './progress-sender';
import { keepPlace } from './kept-place';
import { momentOf, useKeptPlace } from './use-kept-place';

const progressOf = ({ finished, activeMs, swaps }: PlayerState): Progress => ({
  finishedExercises: [...finished],
  activeSeconds: Math.floor(activeMs / 1000),
  swaps,
});

const isEnded = (error: unknown) => error instanceof ApiError && error.code === 'session_already_completed';

/**
 * Saves at every exercise, swap, and pause, and on leaving, so a reload resumes there. Returns whether the session
 * was ended elsewhere, and the swaps that have not arrived.
 */
export function useKeptProgress(
  session: WorkoutSession,
  { state, goesOn }: { state: PlayerState; /** Also when a cooldown follows. */ goesOn: boolean },
  onSaved: () => void,
) {
  const [isEndedElsewhere, setEnded] = useState(false);
  const latest = useRef(state);
  const savedMoment = useRef(momentOf(state));
  const [sender] = useState(() => createProgressSender(session));
  const [saver] = useState(() =>
    createProgressSaver(
      (progress) => sender.send(progress).then(onSaved),
      (error) => isEnded(error) && setEnded(true),
    ),
  );
  useKeptPlace(state, (now) => keepPlace(session.id, now));

  useEffect(() => {
    latest.current = state;
    if (momentOf(state) === savedMoment.current) return;
    savedMoment.current = momentOf(state);
    if (goesOn) saver.save(progressOf(state));
  }, [saver, state, goesOn]);

  const save = useCallback(() => {
    if (latest.current.phase !== 'done') saver.save(progressOf(latest.current));
  }, [saver]);
  useEffect(() => save, [save]);
  useEffect(() => {
    const sendSwaps = () => connection.read() && sender.unsent(latest.current.swaps).length > 0 && save();
    // Swaps from before a reload, and those made offline.
    sendSwaps();
    return connection.subscribe(sendSwaps);
  }, [sender, save]);
  return { isEndedElsewhere, unsentSwaps: sender.unsent };
}
