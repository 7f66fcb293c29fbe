import type { TrainingPerson } from '../../../shared/rules/training/person';

const noJumpsFromAge = 60;
const heavyBmi = 30;
/** From this age on, jumps need a level that shows some weeks of training. */
const carefulFromAge = 50;
const carefulLevel = 4.5;
const usualLevel = 2.5;

/**
 * The cardio level from which someone may land from jumps; null for never: from age 60 or a BMI of 30 on, where ACSM
 * advises starting with low impact and joints carry most. Everyone else may jump after some training.
 */
export function jumpsFromLevel({ age, bmi, bodyType }: TrainingPerson): number | null {
  const isHeavy = bmi === null ? bodyType === 'plus_sized' || bodyType === 'plump' : bmi >= heavyBmi;
  if (age >= noJumpsFromAge || isHeavy) return null;
  return age >= carefulFromAge ? carefulLevel : usualLevel;
}
