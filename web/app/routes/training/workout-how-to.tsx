import { HowToDoIt } from '../../../features/exercises/components/how-to-do-it';
import { useExerciseLookup } from '../../../features/exercises/use-exercise-lookup';
import type { PlayerHowToProps } from '../../../features/workouts/player-how-to';
import { Dialog } from '../../../ui/dialog';

/** The library's instructions over a workout, which pauses for them. */
export function WorkoutHowTo({ exerciseId, onClose }: PlayerHowToProps) {
  const exercise = useExerciseLookup()(exerciseId);
  if (!exercise) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={exercise.name}
      description="Your workout is paused until you resume it."
      size="lg"
      focusTitle
    >
      <div className="grid gap-6 in-dialog-md:grid-cols-steps-cues in-dialog-md:gap-x-10">
        <HowToDoIt exercise={exercise} />
      </div>
    </Dialog>
  );
}
