import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ExerciseMarks, LibraryExercise } from '../../../shared/contracts/exercises';
import { prepareSearch, searchExercises, type LibraryFilter } from './search-exercises';

/** What matches the filter. Typing has priority; the result follows when there is time. */
export function useSearch(
  library: readonly LibraryExercise[],
  filter: LibraryFilter,
  marks: ExerciseMarks | undefined,
) {
  const wanted = useDeferredValue(filter);
  useEffect(() => prepareSearch(library), [library]);
  const { exercises, understood } = useMemo(
    () => searchExercises(library, wanted, marks),
    [library, wanted, marks],
  );
  return { found: exercises, understood, wanted };
}
