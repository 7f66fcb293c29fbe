import type { ExerciseMarks, LibraryExercise } from '../../../../shared/contracts/exercises';
import { Skeleton } from '../../../ui/skeleton';
import type { WhyLeftOut } from '../why-left-out';
import { markOf, type MarkChange } from '../marks';
import { ExerciseCard } from './exercise-card';

const firstScreen = 6;
const noMark = { favorite: false, exclusion: false };

const gridClass = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5';

interface ExerciseGridProps {
  exercises: readonly LibraryExercise[];
  marks: ExerciseMarks | undefined;
  whyLeftOut: WhyLeftOut;
  onOpen: (id: string) => void;
  onMark: (change: MarkChange) => void;
}

export function ExerciseGrid({ exercises, marks, whyLeftOut, onOpen, onMark }: ExerciseGridProps) {
  return (
    <ul className={gridClass} aria-label="Exercises">
      {exercises.map((exercise, index) => (
        <ExerciseCard
          key={exercise.id}
          exercise={exercise}
          {...(marks ? markOf(marks, exercise.id) : noMark)}
          leftOut={whyLeftOut(exercise) !== null}
          eager={index < firstScreen}
          onOpen={onOpen}
          onMark={marks ? onMark : undefined}
        />
      ))}
    </ul>
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
      <div className={gridClass} aria-hidden="true">
        {Array.from({ length: firstScreen }, (_, card) => (
          <div
            className="overflow-hidden rounded-lg border border-line bg-surface-1 shadow-card"
            key={card}
            data-testid="skeleton-card"
          >
            <div className="aspect-16/9">
              <Skeleton height="100%" />
            </div>
            <div className="grid gap-0.5 p-4">
              <Skeleton width="55%" height="1.35rem" />
              <Skeleton width="40%" height="1.225rem" />
              <div className="mt-3">
                <Skeleton width="6rem" height="1.5rem" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
