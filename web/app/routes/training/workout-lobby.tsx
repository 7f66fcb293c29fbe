import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { WaitsNotice } from '../../../features/spared/components/waits-notice';
import { useChooseWorkout, type StartedWorkout } from '../../../features/workouts/use-choose-workout';
import { useWarmUpFirst } from '../../../features/workouts/use-warm-up-first';
import { Splash } from '../../layouts/splash';
import { PlayerSkeleton } from './player-skeleton';
import { useBuilder } from './use-builder';
import { useWantedWorkout } from './use-wanted-workout';
import { WorkoutChooser } from './workout-chooser';

const loadQuestion = () => import('../../../features/workouts/components/open-session-dialog');
const OpenSessionDialog = lazy(async () => ({ default: (await loadQuestion()).OpenSessionDialog }));
const WorkoutBuilder = lazy(async () => ({
  default: (await import('./workout-builder')).WorkoutBuilder,
}));

interface WorkoutLobbyProps {
  onStart: (started: StartedWorkout) => void;
  /** What had the focus went with the player. */
  hasPlayed: boolean;
}

/** Before a workout: the chooser, or the builder, empty or with one of the person's own routines. */
export function WorkoutLobby({ onStart, hasPlayed }: WorkoutLobbyProps) {
  const warmUp = useWarmUpFirst();
  const queries = useQueryClient();
  const { data: profile } = useQuery(profileQuery());
  const builder = useBuilder();
  const choosing = useChooseWorkout({
    warmUpFirst: warmUp.warmUpFirst,
    weightKg: profile?.answers?.weightKg ?? null,
    onStart: (started) => {
      if (builder.isOpen) builder.leave();
      onStart(started);
    },
    onNotPlanned: () => void queries.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
  const isOpening = useWantedWorkout(choosing);
  // It may be asked without a connection.
  useEffect(() => void loadQuestion().catch(() => undefined), []);
  const { question } = choosing;
  if (isOpening) return <PlayerSkeleton />;
  return (
    <>
      {builder.isOpen ? (
        <Suspense fallback={<Splash />}>
          <WorkoutBuilder
            build={builder.build}
            starting={choosing.starting !== null}
            onChange={builder.keep}
            onStart={choosing.choose}
            onLeave={builder.leave}
          />
        </Suspense>
      ) : (
        <>
          <WaitsNotice />
          <WorkoutChooser
            choosing={choosing}
            warmUp={warmUp}
            returned={builder.wasOpen}
            hasPlayed={hasPlayed}
            onBuild={builder.open}
          />
        </>
      )}
      {question && (
        <Suspense>
          <OpenSessionDialog
            {...question}
            onResume={choosing.resume}
            onStart={choosing.startAnyway}
            onClose={choosing.forget}
          />
        </Suspense>
      )}
    </>
  );
}
