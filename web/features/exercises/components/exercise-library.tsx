import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import type { ExerciseMarks, LibraryExercise } from '../../../../shared/contracts/exercises';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { exercisesQuery } from '../api/exercises-query';
import { markOf, type MarkChange } from '../marks';
import { everything, hasLetters, type LibraryFilter } from '../search-exercises';
import { useMarks } from '../use-marks';
import { useOpenExercise } from '../use-open-exercise';
import { useSearch } from '../use-search';
import { nothingLeftOut, type WhyLeftOut } from '../why-left-out';
import { ExerciseDialog } from './exercise-dialog';
import { ExerciseGrid, ExerciseGridSkeleton } from './exercise-grid';
import { LibraryFilters } from './library-filters';
import { LibraryHero } from './library-hero';
import { LibrarySearch } from './library-search';
import { LibraryStatus, MarksFailed } from './library-status';

type ActionsOf = ComponentProps<typeof ExerciseDialog>['Actions'];

interface ExerciseLibraryProps {
  /** Actions in the dialog, for people who can train. */
  Actions?: ActionsOf;
  whyLeftOut?: WhyLeftOut;
}

/** Search, filters, cards and the dialog of one exercise. */
export function ExerciseLibrary({ Actions, whyLeftOut = nothingLeftOut }: ExerciseLibraryProps) {
  const { data: library, error, refetch, isFetching } = useQuery(exercisesQuery());
  const [filter, setFilter] = useState<LibraryFilter>(everything);
  const { visitor, marks, mark, failed, retry } = useMarks();
  return (
    <div className="grid w-full max-w-wide content-start gap-1.5 px-gutter pt-1 pb-6">
      <LibraryHero>
        <LibrarySearch text={filter.text} onChange={(text) => setFilter({ ...filter, text })} />
      </LibraryHero>
      <LibraryFilters
        filter={filter}
        onChange={setFilter}
        marks={visitor ? 'none' : marks ? 'known' : 'loading'}
      />
      {failed && <MarksFailed onRetry={retry} />}
      {library && (
        <Shelf
          {...{ library, filter, marks, mark, whyLeftOut }}
          Actions={visitor ? undefined : Actions}
          onClear={() => setFilter(everything)}
        />
      )}
      {!library && !error && <ExerciseGridSkeleton />}
      {!library && error && (
        <ErrorState
          title="Failed to load exercises"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      )}
    </div>
  );
}

interface ShelfProps {
  library: readonly LibraryExercise[];
  filter: LibraryFilter;
  marks: ExerciseMarks | undefined;
  mark: (change: MarkChange) => void;
  whyLeftOut: WhyLeftOut;
  Actions: ActionsOf;
  onClear: () => void;
}

function Shelf({ library, filter, marks, mark, whyLeftOut, Actions, onClear }: ShelfProps) {
  const { openId, open, close } = useOpenExercise();
  const { found, understood, wanted } = useSearch(library, filter, marks);
  if (library.length === 0) {
    return (
      <div className="py-10">
        <EmptyState title="No exercises available yet. They will be imported soon!" />
      </div>
    );
  }
  return (
    <>
      <LibraryStatus
        shown={found.length}
        total={library.length}
        understood={understood}
        leftOut={found.filter((each) => whyLeftOut(each) !== null).length}
        onClear={onClear}
      />
      {found.length > 0 ? (
        <ExerciseGrid
          exercises={found}
          lettered={hasLetters(found, wanted)}
          marks={marks}
          whyLeftOut={whyLeftOut}
          onOpen={open}
          onMark={mark}
        />
      ) : (
        <NothingFound
          onClear={onClear}
          unmarked={marks?.favorites.length === 0 && wanted.mark === 'favorite'}
        />
      )}
      <ExerciseDialog
        exercise={library.find((each) => each.id === openId)}
        library={library}
        mark={marks && openId ? markOf(marks, openId) : undefined}
        onMark={mark}
        whyLeftOut={whyLeftOut}
        Actions={Actions}
        onClose={close}
      />
    </>
  );
}

interface NothingFoundProps extends Pick<ShelfProps, 'onClear'> {
  /** Filtered by favorites, but there are none. */
  unmarked: boolean;
}

function NothingFound({ onClear, unmarked }: NothingFoundProps) {
  const action = (
    <Button variant="line" onClick={onClear}>
      Show all exercises
    </Button>
  );
  return (
    <div className="py-10">
      <EmptyState title="No exercises match your search" action={action}>
        {unmarked
          ? "Tap an exercise's heart and I'll keep it here for you."
          : 'Try another word, or fewer filters.'}
      </EmptyState>
    </div>
  );
}
