import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { routines } from '../../../../shared/domain/routines';
import { routinesQuery } from '../../../features/builder/api/routines-query';
import { OfflineWorkouts } from '../../../features/offline-clips/components/offline-workouts';
import { removeClips } from '../../../features/offline-clips/saved-clips';
import { clipPath } from '../../../features/workout/clip-path';
import { useTheme, type ResolvedTheme } from '../../../lib/theme/theme';

interface Workout {
  id: string;
  name: string;
  exercises: readonly { exerciseId: string }[];
}

/** Each clip once in the light that is on now; stills in both, so that a change of theme shows no gaps. */
function filesOf({ exercises }: Workout, theme: ResolvedTheme): string[] {
  return [...new Set(exercises.map(({ exerciseId }) => exerciseId))].flatMap((id) => [
    `${clipPath(id, theme)}.mp4`,
    `${clipPath(id, 'dark')}.webp`,
    `${clipPath(id, 'light')}.webp`,
  ]);
}

/** A workout that is deleted needs its clips no more. */
function useFreedClips(own: readonly Workout[] | undefined) {
  const before = useRef<string[]>([]);
  useEffect(() => {
    if (!own) return;
    const ids = own.map(({ id }) => id);
    for (const id of before.current) if (!ids.includes(id)) void removeClips(id);
    before.current = ids;
  }, [own]);
}

/** The six routines and those of one's own, each of which can be kept on this device. */
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
