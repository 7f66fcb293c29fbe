import { isRuledOut } from '../../../shared/rules/training/pains';
import type { CoachFacts } from '../coach-facts';
import type { Pains } from '../../understanding/health/pains';

/** Those of the exercises that the library holds and that no pain rules out, in their order. */
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
