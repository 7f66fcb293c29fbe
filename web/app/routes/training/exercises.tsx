import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { whyLeftOut } from '../../../../shared/rules/training/why-left-out';
import { ExerciseLibrary } from '../../../features/exercises/components/exercise-library';
import { nothingLeftOut, type WhyLeftOut } from '../../../features/exercises/why-left-out';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSession } from '../../../lib/session/session-context';
import { usePageTitle } from '../../use-page-title';
import { ExerciseActions } from './exercise-actions';

/** From the same table that the planner and the coach use. */
function useWhyLeftOut(): WhyLeftOut {
  const { status } = useSession();
  const { data: profile } = useQuery({ ...profileQuery(), enabled: status === 'signed-in' });
  const age = profile?.answers?.age;
  const { conditions, isCareful = false } = profile?.training ?? {};
  return useMemo(
    () =>
      age === undefined || !conditions
        ? nothingLeftOut
        : (exercise) => whyLeftOut(exercise, { age, conditions, isCareful }),
    [age, conditions, isCareful],
  );
}

export default function ExercisesPage() {
  usePageTitle('Exercise Library');
  return <ExerciseLibrary Actions={ExerciseActions} whyLeftOut={useWhyLeftOut()} />;
}
