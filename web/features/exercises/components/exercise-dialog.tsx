import { useEffect, useRef } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { Dialog } from '../../../ui/dialog';
import { DemoVideo } from './demo-video';
import { ExerciseDetails } from './exercise-details';

type DetailsProps = Parameters<typeof ExerciseDetails>[0];

interface ExerciseDialogProps extends Omit<DetailsProps, 'exercise'> {
  /** Undefined closes it. */
  exercise: LibraryExercise | undefined;
  onClose: () => void;
}

export function ExerciseDialog({ exercise, onClose, ...rest }: ExerciseDialogProps) {
  const top = useRef<HTMLDivElement>(null);
  const previousId = useRef<string>(undefined);
  const id = exercise?.id;
  // An easier or harder variant opens at its clip, not at the scroll position of its link.
  useEffect(() => {
    if (previousId.current && id) top.current?.scrollIntoView({ block: 'start' });
    previousId.current = id;
  }, [id]);
  return (
    <Dialog
      open={exercise !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={exercise?.name ?? ''}
      titleHidden
      size="lg"
      flush
    >
      {exercise && (
        <div key={id} ref={top} className="scroll-mt-4">
          <DemoVideo exercise={exercise} />
          <ExerciseDetails exercise={exercise} {...rest} />
        </div>
      )}
    </Dialog>
  );
}
