import { ownableEquipment } from '../../../shared/contracts/training-settings';
import { isAllowed } from '../../training/planner/allowed';
import { isRuledOut } from '../../../shared/rules/training/pains';
import type { Pains } from '../../understanding/health/pains';
import type { CoachFacts } from '../coach-facts';

/**
 * Exercises that aren't for a person: excluded by them, on what hurts, against a condition, or too hard on their joints. Missing equipment
 * is no reason: they may get it, or just be talking about it.
 */
export function exercisesOut(
  { exercises, excludedIds, training }: Pick<CoachFacts, 'exercises' | 'excludedIds' | 'training'>,
  pains: Pains,
): Set<string> {
  const person = training && { ...training.input.person, equipment: ownableEquipment };
  const out = exercises.filter(
    (exercise) =>
      excludedIds.includes(exercise.id) ||
      isRuledOut(exercise, pains) ||
      (person !== null && !isAllowed(exercise, person)),
  );
  return new Set(out.map(({ id }) => id));
}
