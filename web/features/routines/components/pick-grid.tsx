import type { ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { WhyUnsuitable } from '../why-unsuitable';
import { PickCard, pickCardClass, pickPictureClass, pickWordsClass } from './pick-card';

const gridClass = 'grid grid-cols-fill-poster gap-3 md:grid-cols-fill-poster-lg md:gap-4';

interface PickGridProps {
  exercises: readonly LibraryExercise[];
  picked: ReadonlySet<string>;
  whyUnsuitable: WhyUnsuitable;
  poster: (exercise: LibraryExercise) => ReactNode;
  onToggle: (exerciseId: string) => void;
}

export function PickGrid({ exercises, picked, whyUnsuitable, poster, onToggle }: PickGridProps) {
  return (
    <ul className={gridClass} aria-label="Exercises">
      {exercises.map((exercise) => (
        <PickCard
          key={exercise.id}
          exercise={exercise}
          picked={picked.has(exercise.id)}
          unsuitable={whyUnsuitable(exercise)?.text ?? null}
          poster={poster}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

const firstScreen = 8;

export function PickGridSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading exercises</VisuallyHidden>
      <div className={gridClass} aria-hidden="true">
        {Array.from({ length: firstScreen }, (_, card) => (
          <div className={`${pickCardClass} border-line bg-surface-1 shadow-card`} key={card}>
            <span className={pickPictureClass}>
              <Skeleton height="100%" />
            </span>
            <span className={pickWordsClass}>
              <Skeleton width="70%" height="1.25rem" />
              <Skeleton width="50%" height="1.2rem" />
              <Skeleton width="4.5rem" height="1.5rem" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
