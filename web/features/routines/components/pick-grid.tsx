import type { ComponentProps, ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { Skeleton } from '../../../ui/skeleton';
import { VirtualGrid } from '../../../ui/virtual-grid';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { WhyUnsuitable } from '../why-unsuitable';
import { PickCard, pickCardClass, pickPictureClass, pickWordsClass } from './pick-card';

/** As many columns of this many rem as fit, of two at least. */
const leastWidth = 10;
const columnsIn = (width: number) => (width < 14 ? 1 : Math.max(2, Math.floor(width / leastWidth)));
const rowHeight = 11.5;
const skeletonClass = 'grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5';

interface PickGridProps {
  exercises: readonly LibraryExercise[];
  picked: ReadonlySet<string>;
  whyUnsuitable: WhyUnsuitable;
  poster: (exercise: LibraryExercise) => ReactNode;
  renderBeside: ComponentProps<typeof VirtualGrid>['renderBeside'];
  onToggle: (exerciseId: string) => void;
}

export function PickGrid(props: PickGridProps) {
  const { exercises, picked, whyUnsuitable, poster, renderBeside, onToggle } = props;
  return (
    <VirtualGrid items={exercises} label="Exercises" {...{ columnsIn, rowHeight, renderBeside }}>
      {(exercise) => (
        <PickCard
          exercise={exercise}
          picked={picked.has(exercise.id)}
          unsuitable={whyUnsuitable(exercise)?.text ?? null}
          poster={poster}
          onToggle={onToggle}
        />
      )}
    </VirtualGrid>
  );
}

const firstScreen = 8;

export function PickGridSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading exercises</VisuallyHidden>
      <div className={skeletonClass} aria-hidden="true">
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
