import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { customBounds } from '../../../../shared/rules/custom-plan';
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

/** Starts or resumes the workout chosen on another page, once: going back does not start it again. */
export function useWantedWorkout({ choose, open, resume }: ChoosingWorkout) {
  const wanted = wantedWorkoutIn(useLocation().state);
  const navigate = useNavigate();
  const taken = useRef(false);
  useEffect(() => {
    if (!wanted || taken.current) return;
    // The open workout may still be loading.
    const resumes = 'resume' in wanted;
    if (resumes && !open) return;
    taken.current = true;
    void navigate('.', { replace: true, state: null });
    if (resumes) resume();
    else choose(choiceOf(wanted));
  }, [wanted, open, resume, choose, navigate]);
}
