import { useQuery } from '@tanstack/react-query';
import type { Exercise } from '../../../shared/exercises/exercise';

export type ExerciseLookup = (id: string) => Exercise | undefined;

const unknown: ExerciseLookup = () => undefined;

/** The library's cues and muscles, which come after the player: it counts without them. */
export function useExerciseLookup(): ExerciseLookup {
  const { data } = useQuery({
    queryKey: ['exercise-catalogue'],
    queryFn: () => import('../../../shared/exercises/catalogue'),
    staleTime: Infinity,
  });
  return data?.exerciseById ?? unknown;
}
