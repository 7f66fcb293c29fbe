import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useExerciseLookup } from '../../../features/exercises/use-exercise-lookup';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { UnsuitableExercises } from '../../../features/workout/unsuitable-exercises';
import type { StartedWorkout } from '../../../features/workout/use-choose-workout';
import { Splash } from '../../layouts/splash';
import { usePageTitle } from '../../use-page-title';
import { useFreshProfile } from './use-fresh-profile';
import { WorkoutLobby } from './workout-lobby';

const loadSession = () => import('../../../features/workout/components/training-session');
const loadFinish = () => import('./workout-finish');
const TrainingSession = lazy(async () => ({ default: (await loadSession()).TrainingSession }));
const WorkoutFinish = lazy(async () => ({ default: (await loadFinish()).WorkoutFinish }));

export default function WorkoutPage() {
  const [started, setStarted] = useState<StartedWorkout | null>(null);
  // The library comes while people choose, too: the player counts without it, but shows its names and cues.
  const lookUp = useExerciseLookup();
  const { data: profile } = useQuery(profileQuery());
  const profileChanged = useFreshProfile();
  const unsuitable = useMemo(() => new Set(profile?.training?.unsuitableIds), [profile]);
  usePageTitle(started ? started.session.title : 'Choose Your Workout');
  // The player comes while people choose, so that it opens at once.
  useEffect(() => void loadSession().catch(() => undefined), []);
  // The dialog at the end comes while there is a connection: the end of the workout may come without one.
  useEffect(() => {
    if (started) void loadFinish().catch(() => undefined);
  }, [started]);
  const start = (workout: StartedWorkout) => {
    profileChanged();
    setStarted(workout);
  };
  if (!started) return <WorkoutLobby onStart={start} />;
  return (
    <Suspense fallback={<Splash />}>
      <UnsuitableExercises value={unsuitable}>
        <TrainingSession
          key={started.session.id}
          {...started}
          lookUp={lookUp}
          Finish={WorkoutFinish}
          onSaved={profileChanged}
          onLeave={() => setStarted(null)}
        />
      </UnsuitableExercises>
    </Suspense>
  );
}
