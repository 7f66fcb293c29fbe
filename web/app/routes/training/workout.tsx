import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { exercisesQuery } from '../../../features/exercises/api/exercises-query';
import { useExerciseLookup } from '../../../features/exercises/use-exercise-lookup';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { workoutHistoryQuery } from '../../../features/workouts/api/workout-history-query';
import { ExerciseLibrary, KnownExercises } from '../../../features/workouts/exercise-lookup';
import { PlayerChat } from '../../../features/workouts/player-chat';
import { PlayerHowTo } from '../../../features/workouts/player-how-to';
import { UnsuitableExercises } from '../../../features/workouts/unsuitable-exercises';
import type { StartedWorkout } from '../../../features/workouts/use-choose-workout';
import { usePageTitle } from '../../use-page-title';
import { PlayerSkeleton } from './player-skeleton';
import { useFreshProfile } from './use-fresh-profile';
import { WorkoutLobby } from './workout-lobby';

const loadSession = () => import('../../../features/workouts/components/training-session');
const loadFinish = () => import('./workout-finish');
const loadCounter = () => import('./workout-counter');
const loadHowTo = () => import('./workout-how-to');
const loadChat = () => import('./workout-chat');
const TrainingSession = lazy(async () => ({ default: (await loadSession()).TrainingSession }));
const WorkoutCounter = lazy(async () => ({ default: (await loadCounter()).WorkoutCounter }));
const WorkoutChat = lazy(async () => ({ default: (await loadChat()).WorkoutChat }));
const WorkoutHowTo = lazy(async () => ({ default: (await loadHowTo()).WorkoutHowTo }));
const WorkoutHeart = lazy(async () => ({ default: (await loadCounter()).WorkoutHeart }));
const WorkoutFinish = lazy(async () => ({ default: (await loadFinish()).WorkoutFinish }));

/** On a slow line, the first move comes before what is only needed later. */
const countInMs = 3_000;
const noExercises: LibraryExercise[] = [];

export default function WorkoutPage() {
  const [started, setStarted] = useState<StartedWorkout | null>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  // Loads while people choose; the player counts without the library but shows its names and cues.
  const lookUp = useExerciseLookup();
  const { data: library = noExercises } = useQuery(exercisesQuery());
  const queries = useQueryClient();
  const { data: profile } = useQuery(profileQuery());
  const profileChanged = useFreshProfile();
  const unsuitable = useMemo(() => new Set(profile?.training?.unsuitableIds), [profile]);
  // Loads while people choose, so that the player opens right away.
  useEffect(() => void loadSession().catch(() => undefined), []);
  // Loaded early while there is a connection: the workout may end without one, and so may a reload, which resumes from the list of open
  // workouts.
  useEffect(() => {
    if (!started) return undefined;
    void queries.invalidateQueries({ queryKey: workoutHistoryQuery().queryKey, refetchType: 'all' });
    const ahead = setTimeout(
      () => void Promise.all([loadFinish(), loadCounter(), loadHowTo()]).catch(() => undefined),
      countInMs,
    );
    return () => clearTimeout(ahead);
  }, [started, queries]);
  const start = (workout: StartedWorkout) => {
    profileChanged();
    setStarted(workout);
  };
  const leave = () => {
    setHasPlayed(true);
    setStarted(null);
  };
  if (!started) {
    return (
      <KnownExercises value={lookUp}>
        <WorkoutLobby onStart={start} hasPlayed={hasPlayed} />
      </KnownExercises>
    );
  }
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <PlayerTitle title={started.session.title} />
      <KnownExercises value={lookUp}>
        <ExerciseLibrary value={library}>
          <UnsuitableExercises value={unsuitable}>
            <PlayerChat value={WorkoutChat}>
              <PlayerHowTo value={WorkoutHowTo}>
                <TrainingSession
                  key={started.session.id}
                  {...started}
                  lookUp={lookUp}
                  Finish={WorkoutFinish}
                  Counter={WorkoutCounter}
                  Heart={WorkoutHeart}
                  onSaved={profileChanged}
                  onLeave={leave}
                />
              </PlayerHowTo>
            </PlayerChat>
          </UnsuitableExercises>
        </ExerciseLibrary>
      </KnownExercises>
    </Suspense>
  );
}

/** The lobby names itself, so that a workout which only passes through it is announced as one page, not two. */
function PlayerTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
