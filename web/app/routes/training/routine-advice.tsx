import type { Routine } from '../../../../shared/domain/routines';
import { useExerciseLookup } from '../../../features/exercises/use-exercise-lookup';
import { RoutineAdviceDialog } from '../../../features/training/components/routine-advice-dialog';
import type { ChoosingWorkout } from '../../../features/workout/use-choose-workout';
import { changedRoutineChoice, routineChoice } from '../../../features/workout/workout-choice';

interface RoutineAdviceProps {
  routine: Routine;
  choosing: ChoosingWorkout;
  onClose: () => void;
}

/** The coach's changes of a routine, with the library's names and the ways to start it. */
export function RoutineAdvice({ routine, choosing, onClose }: RoutineAdviceProps) {
  const lookUp = useExerciseLookup();
  const changed = (exercises: Parameters<typeof changedRoutineChoice>[1]) =>
    changedRoutineChoice(routine, exercises);
  return (
    <RoutineAdviceDialog
      routine={routine}
      nameOf={(id) => lookUp(id)?.name ?? id.replaceAll('-', ' ')}
      starting={{
        asItIs: choosing.starting === routineChoice(routine).key,
        changed: choosing.starting === changed([]).key,
      }}
      onStartAsItIs={() => choosing.choose(routineChoice(routine))}
      onStartChanged={({ exercises }) => choosing.choose(changed(exercises))}
      onClose={onClose}
    />
  );
}
