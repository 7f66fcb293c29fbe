import type { TrainingPerson } from '../../../shared/rules/training/person';

const noJumpsFromAge = 60;
const heavyBmi = 30;
/** Age from which jumps need a level that shows some weeks of training. */
const carefulFromAge = 50;
const carefulLevel = 4.5;
const usualLevel = 2.5;

/**
 * The level of cardio from which someone may land from jumps, or null for never: not from 60 years on nor with a BMI of 30 or
 * more, where ACSM advises effort of low impact to begin with and joints carry most. Everyone else lands when some
 * training has prepared them.
 */
export function jumpsFromLevel({ age, bmi, bodyType }: TrainingPerson): number | null {
  const isHeavy = bmi === null ? bodyType === 'plus_sized' || bodyType === 'plump' : bmi >= heavyBmi;
  if (age >= noJumpsFromAge || isHeavy) return null;
  return age >= carefulFromAge ? carefulLevel : usualLevel;
}
