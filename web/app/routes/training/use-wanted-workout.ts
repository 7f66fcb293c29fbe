import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { customBounds } from '../../../../shared/rules/custom-plan';
import { useLeftWorkout } from '../../../features/workouts/outbox/use-workout-outbox';
import { playedHere } from '../../../features/workouts/player/kept-place';
import type { ChoosingWorkout } from '../../../features/workouts/use-choose-workout';
import {
  challengeChoice,
  customChoice,
  routineChoice,
  trainingChoice,
} from '../../../features/workouts/workout-choice';
import { wantedWorkoutIn, type WantedWorkout } from './wanted-workout';

function choiceOf(wanted: Exclude<WantedWorkout, { resume: true }>) {
  if ('training' in wanted) return trainingChoice(wanted.training);
  if ('challenge' in wanted) return challengeChoice(wanted.challenge);
  if ('routine' in wanted) return routineChoice(wanted.routine);
  if ('shared' in wanted) return customChoice('shared', wanted.shared.title, wanted.shared.exercises);
  const workSeconds = customBounds.work.default;
  if ('exercise' in wanted) {
    const { id, name } = wanted.exercise;
    return customChoice(id, name, [{ exerciseId: id, workSeconds }]);
  }
  const exercises = wanted.proposal.exercises.map(({ exerciseId }) => ({ exerciseId, workSeconds }));
  return customChoice('coach', wanted.proposal.title, exercises);
}

/** The key of a workout that starts without its button. */
const wantedKey = 'wanted';

/**
 * Opens the player for the workout chosen on another page, once: going back does not start it again. After a reload in
 * the player it opens where that was, paused. Returns whether it is about to open.
 */
export function useWantedWorkout(choosing: ChoosingWorkout): boolean {
  const { choose, open, isFetching, starting, resume } = choosing;
  const wanted = wantedWorkoutIn(useLocation().state);
  const navigate = useNavigate();
  const taken = useRef<WantedWorkout | null>(null);
  useEffect(() => {
    if (!wanted || taken.current === wanted) return;
    const resumes = 'resume' in wanted;
    // The open workout may still be loading.
    if (resumes && !open && isFetching) return;
    taken.current = wanted;
    if (resumes) resume();
    else choose({ ...choiceOf(wanted), key: wantedKey });
    void navigate('.', { replace: true, state: null });
  }, [wanted, open, isFetching, resume, choose, navigate]);
  const isReloading = useReloadedWorkout(choosing, wanted === null);
  return wanted !== null || starting === wantedKey || isReloading;
}

/** Goes on with what a reload interrupted, if it is still open; completes what was left otherwise. */
function useReloadedWorkout({ open, isFetching, resumePaused }: ChoosingWorkout, isMeant: boolean): boolean {
  const [reloaded, setReloaded] = useState(() => (isMeant ? playedHere() : null));
  const isOpen = reloaded !== null && open?.id === reloaded;
  if (reloaded !== null && !isOpen && !isFetching) setReloaded(null);
  useEffect(() => {
    if (isOpen) resumePaused();
  }, [isOpen, resumePaused]);
  useLeftWorkout(reloaded === null);
  return reloaded !== null;
}
