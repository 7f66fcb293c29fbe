import { useMemo } from 'react';
import { routines } from '../../../../shared/domain/routines';
import { OfflineWorkouts } from '../../../features/offline-clips/components/offline-workouts';
import { clipPath } from '../../../features/workout/clip-path';
import { useTheme, type ResolvedTheme } from '../../../lib/theme/theme';

/** Each clip once in the light that is on now; stills in both, so that a change of theme shows no gaps. */
function filesOf(exerciseIds: readonly string[], theme: ResolvedTheme): string[] {
  return [...new Set(exerciseIds)].flatMap((id) => [
    `${clipPath(id, theme)}.mp4`,
    `${clipPath(id, 'dark')}.webp`,
    `${clipPath(id, 'light')}.webp`,
  ]);
}

/** The six routines, each of which can be kept on this device. */
export function OfflineWorkoutsCard() {
  const { theme } = useTheme();
  const workouts = useMemo(
    () =>
      routines.map(({ id, name, exercises }) => ({
        key: id,
        name,
        files: filesOf(
          exercises.map(({ exerciseId }) => exerciseId),
          theme,
        ),
      })),
    [theme],
  );
  return <OfflineWorkouts workouts={workouts} />;
}
