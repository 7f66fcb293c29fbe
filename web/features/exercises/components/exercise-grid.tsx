import type { ExerciseMarks, LibraryExercise } from '../../../../shared/contracts/exercises';
import { Skeleton } from '../../../ui/skeleton';
import { VirtualGrid } from '../../../ui/virtual-grid';
import type { WhyLeftOut } from '../why-left-out';
import { markOf, type MarkChange } from '../marks';
import { ExerciseCard } from './exercise-card';
import { LetterIndex } from './letter-index';

const firstScreen = 6;
const noMark = { favorite: false, exclusion: false };

const columnsIn = (width: number) => (width < 14 ? 1 : width < 42 ? 2 : 3);
const rowHeight = 14;
const skeletonClass = 'grid grid-cols-2 gap-3 md:grid-cols-3 lg:gap-5';

interface ExerciseGridProps {
  exercises: readonly LibraryExercise[];
  /** Whether letters lead somewhere. */
  lettered: boolean;
  marks: ExerciseMarks | undefined;
  whyLeftOut: WhyLeftOut;
  onOpen: (id: string) => void;
  onMark: (change: MarkChange) => void;
}

export function ExerciseGrid({ exercises, lettered, marks, whyLeftOut, onOpen, onMark }: ExerciseGridProps) {
  return (
    <VirtualGrid
      items={exercises}
      label="Exercises"
      columnsIn={columnsIn}
      rowHeight={rowHeight}
      renderBeside={lettered ? (grid) => <LetterIndex items={exercises} grid={grid} /> : undefined}
    >
      {(exercise, index) => (
        <ExerciseCard
          exercise={exercise}
          {...(marks ? markOf(marks, exercise.id) : noMark)}
          leftOut={whyLeftOut(exercise) !== null}
          eager={index < firstScreen}
          onOpen={onOpen}
          onMark={marks ? onMark : undefined}
        />
      )}
    </VirtualGrid>
  );
}

/** Placeholder cards in their final size. */
export function ExerciseGridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading exercises</span>
      <div className="mb-2 grid min-h-tap items-center">
        <Skeleton width="6rem" height="0.875rem" />
      </div>
      <div className={skeletonClass} aria-hidden="true">
        {Array.from({ length: firstScreen }, (_, card) => (
          <div
            className="overflow-hidden rounded-lg border border-line bg-surface-1 shadow-card"
            key={card}
            data-testid="skeleton-card"
          >
            <div className="aspect-16/9">
              <Skeleton height="100%" />
            </div>
            <div className="grid gap-1 px-2.5 pt-2 pb-2.5 md:px-4 md:pt-3 md:pb-4">
              <Skeleton width="70%" height="1.25rem" />
              <Skeleton width="5rem" height="1.5rem" />
              <Skeleton width="85%" height="2rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
