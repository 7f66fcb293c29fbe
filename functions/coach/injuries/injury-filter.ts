import { isRuledOut } from '../../../shared/rules/training/pains';
import type { CoachFacts } from '../coach-facts';
import type { Pains } from '../../understanding/health/pains';

/** The exercises that are in the library and not ruled out by pain, in their order. */
export function withoutRuledOut(
  exerciseIds: readonly string[],
  { exercisesById }: Pick<CoachFacts, 'exercisesById'>,
  pains: Pains,
): string[] {
  return exerciseIds.filter((id) => {
    const exercise = exercisesById.get(id);
    return exercise !== undefined && !isRuledOut(exercise, pains);
  });
}
