import type { ExerciseMarks, LibraryExercise } from '../../../../shared/contracts/exercises';
import { Skeleton } from '../../../ui/skeleton';
import { markOf, type MarkChange } from '../marks';
import { ExerciseCard } from './exercise-card';
import './exercise-grid.css';

const firstScreen = 6;
const noMark = { favorite: false, exclusion: false };

interface ExerciseGridProps {
  exercises: readonly LibraryExercise[];
  marks: ExerciseMarks | undefined;
  onOpen: (id: string) => void;
  onMark: (change: MarkChange) => void;
}

export function ExerciseGrid({ exercises, marks, onOpen, onMark }: ExerciseGridProps) {
  return (
    <ul className="exercise-grid" aria-label="Exercises">
      {exercises.map((exercise, index) => (
        <ExerciseCard
          key={exercise.id}
          exercise={exercise}
          {...(marks ? markOf(marks, exercise.id) : noMark)}
          eager={index < firstScreen}
          onOpen={onOpen}
          onMark={marks ? onMark : undefined}
        />
      ))}
    </ul>
  );
}

/** Cards on their way, in the size they will have. */
export function ExerciseGridSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading exercises</span>
      <div className="exercise-grid-status">
        <Skeleton width="6rem" height="0.875rem" />
      </div>
      <div className="exercise-grid" aria-hidden="true">
        {Array.from({ length: firstScreen }, (_, card) => (
          <div className="exercise-card" key={card} data-testid="skeleton-card">
            <div className="exercise-grid-picture">
              <Skeleton height="100%" />
            </div>
            <div className="exercise-card-words">
              <Skeleton width="55%" height="1.35rem" />
              <Skeleton width="40%" height="1.225rem" />
              <div className="exercise-card-facts">
                <Skeleton width="6rem" height="1.5rem" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
