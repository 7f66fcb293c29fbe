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
  return (
    <Dialog
      open={exercise !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={exercise?.name ?? ''}
      titleHidden
      size="lg"
      flush
    >
      {exercise && <Content key={exercise.id} exercise={exercise} {...rest} />}
    </Dialog>
  );
}

/** One variant after the other starts at its clip, not where the link stood. */
function Content(props: DetailsProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div ref={top}>
      <DemoVideo exercise={props.exercise} />
      <ExerciseDetails {...props} />
    </div>
  );
}
