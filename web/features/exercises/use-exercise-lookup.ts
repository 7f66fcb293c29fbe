import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LibraryExercise } from '../../../shared/contracts/exercises';
import { exercisesQuery } from './api/exercises-query';

/** The library by id, as far as it is loaded. */
export function useExerciseLookup(): (id: string) => LibraryExercise | undefined {
  const { data: library } = useQuery(exercisesQuery());
  return useMemo(() => {
    const byId = new Map(library?.map((exercise) => [exercise.id, exercise]));
    return (id) => byId.get(id);
  }, [library]);
}
