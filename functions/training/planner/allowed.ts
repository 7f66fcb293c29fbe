import type { Exercise } from '../../../shared/rules/exercise';
import { everywhere } from '../../../shared/rules/training/at-home';
import { isUnfit } from '../../../shared/rules/training/conditions';
import { jumpsFromLevel } from './impact';
import { brokenLimit } from '../../../shared/rules/training/limits';
import { isRuledOut } from '../../../shared/rules/training/pains';
import type { TrainingPerson } from '../../../shared/rules/training/person';

// Under this age an adult's hardest variants are left out (ACSM: technique before load for young people).
const adultAge = 16;

/**
 * Whether an exercise may ever be planned for a person: not excluded, with equipment they own, and ruled out by no
 * pain, condition, or limit; jumps and quick trips to the floor only where safe for their age and weight. Difficulty
 * is a matter of levels.
 */
export function isAllowed(exercise: Exercise, person: TrainingPerson): boolean {
  const { id, equipment, impact, demands, skillLevel } = exercise;
  if (person.excludedIds.includes(id)) return false;
  if (!equipment.every((each) => everywhere.includes(each) || person.equipment.includes(each))) return false;
  const isHard = impact === 'high' || demands.includes('up_and_down');
  if (isHard && jumpsFromLevel(person) === null) return false;
  if (skillLevel === 'advanced' && person.age < adultAge) return false;
  if (isUnfit(exercise, person) || brokenLimit(exercise, person.limits)) return false;
  return !isRuledOut(exercise, person.pains);
}
