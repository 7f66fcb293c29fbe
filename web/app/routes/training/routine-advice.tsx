import type { Routine } from '../../../../shared/rules/routines';
import { useExerciseLookup } from '../../../features/exercises/use-exercise-lookup';
import { RoutineAdviceDialog } from '../../../features/training/components/routine-advice-dialog';
import type { ChoosingWorkout } from '../../../features/workouts/use-choose-workout';
import { changedRoutineChoice, routineChoice } from '../../../features/workouts/workout-choice';

interface RoutineAdviceProps {
  routine: Routine;
  choosing: ChoosingWorkout;
  onClose: () => void;
}

/** The coach's changes to a routine, with the library's names and the ways to start it. */
export function RoutineAdvice({ routine, choosing, onClose }: RoutineAdviceProps) {
  const lookUp = useExerciseLookup();
  const [asItIs, changed] = [routineChoice(routine), changedRoutineChoice(routine)];
  return (
    <RoutineAdviceDialog
      routine={routine}
      nameOf={(id) => lookUp(id)?.name ?? id.replaceAll('-', ' ')}
      starting={{
        asItIs: choosing.starting === asItIs.key,
        changed: choosing.starting === changed.key,
      }}
      onStartAsItIs={() => choosing.choose(asItIs)}
      onStartChanged={() => choosing.choose(changed)}
      onClose={onClose}
    />
  );
}
