import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { routines } from '../../../../shared/rules/routines';
import { routinesQuery } from '../../../features/routines/api/routines-query';
import { OfflineWorkouts } from '../../../features/offline-clips/components/offline-workouts';
import { useFreedClips } from '../../../features/offline-clips/use-saved-clips';
import { offlineFilesOf } from '../../../lib/clips';
import type { ResolvedTheme } from '../../../lib/theme/appearance';
import { useTheme } from '../../../lib/theme/theme';

interface Workout {
  id: string;
  name: string;
  exercises: readonly { exerciseId: string }[];
}

/** Each clip once, in the current theme's lighting; stills in both, so that changing the theme leaves no gaps. */
function filesOf({ exercises }: Workout, theme: ResolvedTheme): string[] {
  return [...new Set(exercises.map(({ exerciseId }) => exerciseId))].flatMap((id) =>
    offlineFilesOf(id, theme),
  );
}

/** The six routines and the person's own, each of which can be saved on this device. */
export function OfflineWorkoutsCard() {
  const { theme } = useTheme();
  const { data: own } = useQuery(routinesQuery());
  useFreedClips(own);
  const workouts = useMemo(
    () =>
      [...routines, ...(own ?? [])].map((workout: Workout) => ({
        key: workout.id,
        name: workout.name,
        files: filesOf(workout, theme),
      })),
    [own, theme],
  );
  return <OfflineWorkouts workouts={workouts} />;
}
