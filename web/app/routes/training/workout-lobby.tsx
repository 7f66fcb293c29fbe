import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { OpenSessionDialog } from '../../../features/workout/components/open-session-dialog';
import { useChooseWorkout, type StartedWorkout } from '../../../features/workout/use-choose-workout';
import { useWarmUpFirst } from '../../../features/workout/use-warm-up-first';
import { Splash } from '../../layouts/splash';
import { useWantedWorkout } from './use-wanted-workout';
import { WorkoutChooser } from './workout-chooser';

const WorkoutBuilder = lazy(async () => ({
  default: (await import('./workout-builder')).WorkoutBuilder,
}));

/** Before a workout: the chooser, or the builder with nothing or with a routine of one's own. */
export function WorkoutLobby({ onStart }: { onStart: (started: StartedWorkout) => void }) {
  const warmUp = useWarmUpFirst();
  const queries = useQueryClient();
  const choosing = useChooseWorkout({
    warmUpFirst: warmUp.warmUpFirst,
    onStart,
    onNotPlanned: () => void queries.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
  useWantedWorkout(choosing);
  const [building, setBuilding] = useState<{ routine: OwnRoutine | null } | null>(null);
  const [returned, setReturned] = useState(false);
  const leave = () => {
    setBuilding(null);
    setReturned(true);
  };
  const { question } = choosing;
  return (
    <>
      {building ? (
        <Suspense fallback={<Splash />}>
          <WorkoutBuilder
            routine={building.routine}
            starting={choosing.starting !== null}
            onStart={choosing.choose}
            onLeave={leave}
          />
        </Suspense>
      ) : (
        <WorkoutChooser
          choosing={choosing}
          warmUp={warmUp}
          returned={returned}
          onBuild={(routine) => setBuilding({ routine })}
        />
      )}
      {question && (
        <OpenSessionDialog
          {...question}
          onResume={choosing.resume}
          onStart={choosing.startAnyway}
          onClose={choosing.forget}
        />
      )}
    </>
  );
}
