import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { exercisesQuery } from '../../../features/exercises/api/exercises-query';
import { ClipPoster } from '../../../features/exercises/components/clip-poster';
import { LetterIndex } from '../../../features/exercises/components/letter-index';
import { LibraryFilters } from '../../../features/exercises/components/library-filters';
import { LibrarySearch } from '../../../features/exercises/components/library-search';
import { LibraryStatus } from '../../../features/exercises/components/library-status';
import { everything, hasLetters } from '../../../features/exercises/search-exercises';
import { useMarks } from '../../../features/exercises/use-marks';
import { useSearch } from '../../../features/exercises/use-search';
import { PickGrid, PickGridSkeleton } from '../../../features/routines/components/pick-grid';
import { isFull, toggled, type Selection } from '../../../features/routines/selection';
import type { WhyUnsuitable } from '../../../features/routines/why-unsuitable';
import { messageOf } from '../../../lib/api/api-error';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { toast } from '../../../ui/toast';

interface BuilderLibraryProps {
  selection: Selection;
  whyUnsuitable: WhyUnsuitable;
  onChange: (change: (selection: Selection) => Selection) => void;
}

const nothing: LibraryExercise[] = [];
const poster = (exercise: LibraryExercise) => <ClipPoster exercise={exercise} />;

/** The library to choose from. */
export function BuilderLibrary({ selection, whyUnsuitable, onChange }: BuilderLibraryProps) {
  const { data: library, error, refetch, isFetching } = useQuery(exercisesQuery());
  const { marks } = useMarks();
  const [filter, setFilter] = useState(everything);
  const { found, understood, wanted } = useSearch(library ?? nothing, filter, marks);
  const picked = useMemo(() => new Set(selection.map(({ exerciseId }) => exerciseId)), [selection]);
  const toggle = useCallback(
    (exerciseId: string) => {
      onChange((chosen) => {
        const next = toggled(chosen, exerciseId);
        if (next === chosen && isFull(chosen))
          toast.info("That's a full workout", 'Take one out to add another.');
        return next;
      });
    },
    [onChange],
  );
  if (!library && error) {
    return (
      <ErrorState
        title="Failed to load exercises"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  return (
    <>
      <LibrarySearch text={filter.text} onChange={(text) => setFilter({ ...filter, text })} />
      <LibraryFilters filter={filter} onChange={setFilter} marks={marks ? 'known' : 'loading'} />
      {library ? (
        <>
          <LibraryStatus
            shown={found.length}
            total={library.length}
            understood={understood}
            onClear={() => setFilter(everything)}
          />
          <PickGrid
            exercises={found}
            {...{ picked, whyUnsuitable, poster }}
            renderBeside={
              hasLetters(found, wanted) ? (grid) => <LetterIndex items={found} grid={grid} /> : undefined
            }
            onToggle={toggle}
          />
        </>
      ) : (
        <PickGridSkeleton />
      )}
      {library && found.length === 0 && (
        <EmptyState
          title={
            library.length === 0
              ? 'No exercises available yet. They will be imported soon!'
              : 'No exercises match your search'
          }
        />
      )}
    </>
  );
}
