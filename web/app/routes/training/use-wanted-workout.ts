import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { customBounds } from '../../../../shared/rules/custom-plan';
import { useWorkoutOutbox } from '../../../features/workouts/outbox/use-workout-outbox';
import { completeLeft } from '../../../features/workouts/player/left-workout';
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
  const workSeconds = customBounds.work.default;
  if ('exercise' in wanted) {
    const { id, name } = wanted.exercise;
    return customChoice(id, name, [{ exerciseId: id, workSeconds }]);
  }
  const exercises = wanted.proposal.exercises.map(({ exerciseId }) => ({ exerciseId, workSeconds }));
  return customChoice('coach', wanted.proposal.title, exercises);
}

/**
 * Opens the player for the workout chosen on another page, once: going back does not start it again. After a reload in
 * the player it opens where that was, paused. Returns whether it is about to open.
 */
export function useWantedWorkout({
  choose,
  open,
  isFetching,
  starting,
  resume,
  resumePaused,
}: ChoosingWorkout): boolean {
  const { outbox, userId } = useWorkoutOutbox();
  const wanted = wantedWorkoutIn(useLocation().state);
  const navigate = useNavigate();
  const [isTaken, setTaken] = useState(false);
  const [reloaded, setReloaded] = useState(() => (wanted ? null : playedHere()));
  useEffect(() => {
    if (!wanted || isTaken) return;
    const resumes = 'resume' in wanted;
    // The open workout may still be loading.
    if (resumes && !open && isFetching) return;
    if (resumes) resume();
    else choose(choiceOf(wanted));
    setTaken(true);
    void navigate('.', { replace: true, state: null });
  }, [wanted, isTaken, open, isFetching, resume, choose, navigate]);
  useEffect(() => {
    if (reloaded === null) return;
    if (open?.id === reloaded) resumePaused();
    else if (!isFetching) setReloaded(null);
  }, [reloaded, open, isFetching, resumePaused]);
  useEffect(() => {
    if (reloaded === null) completeLeft(userId, outbox.add);
  }, [reloaded, userId, outbox]);
  return (wanted !== null && !isTaken) || reloaded !== null || (isTaken && starting !== null);
}
