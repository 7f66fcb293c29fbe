import type { Exercise } from '../../../shared/rules/exercise';
import type { PlannedSession } from '../../../shared/rules/training/session';
import { sideFactor } from './difficulty';
import type { TrainingFacts } from './facts';

/** The facts where no move takes longer than in these sessions, nor than the longest of the plan's own. */
export function noLongerThan(
  facts: TrainingFacts,
  own: PlannedSession,
  others: readonly PlannedSession[],
): TrainingFacts {
  const factorOf = (id: string) => {
    const exercise = facts.library.get(id);
    return exercise === undefined ? 1 : sideFactor(exercise);
  };
  const longest = Math.max(
    ...own.exercises.map(({ exerciseId, workSeconds }) => workSeconds / factorOf(exerciseId)),
  );
  const slots = [own, ...others].flatMap(({ exercises }) => exercises);
  const mostWork = (exercise: Exercise) => {
    const before = slots
      .filter(({ exerciseId }) => exerciseId === exercise.id)
      .map(({ workSeconds }) => workSeconds);
    const step = exercise.sides === 'each' ? 10 : 5;
    const most = Math.floor((longest * sideFactor(exercise)) / step) * step;
    return Math.min(most, ...before);
  };
  return { ...facts, felt: { ...facts.felt, mostWork } };
}
