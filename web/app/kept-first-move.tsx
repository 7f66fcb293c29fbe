import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Profile } from '../../shared/contracts/profile';
import { customBounds } from '../../shared/rules/custom-plan';
import { firstMove, forgetFirstMove, readFirstMove } from '../features/landing/first-move';
import { profileQuery } from '../features/profile/api/profile-query';
import { saveWorkoutProgress } from '../features/workouts/api/save-workout-progress';
import { startWorkout } from '../features/workouts/api/start-workout';
import { workoutHistoryQuery } from '../features/workouts/api/workout-history-query';
import { customChoice, trainingChoice, type WorkoutChoice } from '../features/workouts/workout-choice';
import { ApiError } from '../lib/api/api-error';
import { toast } from '../ui/toast';
import { paths } from './paths';

const { minimum, maximum } = customBounds.work;
const withinBounds = (seconds: number) => Math.min(maximum, Math.max(minimum, seconds));

/** The first session and the move's position in it: the planned squats if there are any, else squats put in front of the plan. */
function firstSession({ progress, training }: Profile): { choice: WorkoutChoice; position: number } | null {
  const { session, open, isDone } = training?.today ?? {};
  // Only a new account starts with it.
  if (!session || open || isDone || progress.workoutsCompleted > 0) return null;
  const position = session.exercises.findIndex(({ exerciseId }) => exerciseId === firstMove.exerciseId);
  if (position >= 0) return { choice: trainingChoice(session), position };
  const planned = session.exercises.map(({ exerciseId, workSeconds }) => ({
    exerciseId,
    workSeconds: withinBounds(workSeconds),
  }));
  return {
    choice: customChoice('first-move', 'Your first session', [{ ...firstMove }, ...planned]),
    position: 0,
  };
}

/** Starts the first session with the move a visitor did before signing up, as soon as there is a plan. */
export function KeptFirstMove() {
  const queries = useQueryClient();
  const isHere = useLocation().pathname === paths.dashboard;
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isHere });
  const isUnderWay = useRef(false);
  useEffect(() => {
    const id = readFirstMove();
    if (!isHere || !id || !profile?.onboardingCompleted || isUnderWay.current) return;
    const first = firstSession(profile);
    if (!first) return forgetFirstMove();
    isUnderWay.current = true;
    const begin = async () => {
      const { plan } = await startWorkout({ id, choice: first.choice, ends: null });
      await saveWorkoutProgress(id, {
        finishedExercises: [first.position],
        activeSeconds: firstMove.workSeconds,
      });
      forgetFirstMove();
      toast.success('Your squats counted', `You're 1 of ${plan.length} into your first session.`);
      await queries.invalidateQueries({ queryKey: profileQuery().queryKey });
      await queries.invalidateQueries({ queryKey: workoutHistoryQuery().queryKey });
    };
    void begin()
      // Without a connection, the next visit tries again.
      .catch(
        (error: unknown) =>
          error instanceof ApiError && error.status >= 400 && error.status < 500 && forgetFirstMove(),
      )
      .finally(() => (isUnderWay.current = false));
  }, [isHere, profile, queries]);
  return null;
}
