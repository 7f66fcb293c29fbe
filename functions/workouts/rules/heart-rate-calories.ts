import type { Beats } from '../../../shared/contracts/workouts';
import { heartRateOf, measuredSeconds } from '../../../shared/rules/heart-rate';
import type { ProfileAnswers } from '../../../shared/rules/questionnaire';

type Body = Pick<ProfileAnswers, 'age' | 'gender' | 'weightKg'>;

/** Below a share of the active time with values, their average says too little about the rest. */
const leastShare = 0.7;
/** The lowest average that the equation was made from: 57% of the maximum, at rest it would be far off. */
const leastAverage = 90;
/** The table may be wrong by so much, and so may a strap: whatever is further off is not believed. */
const leastRatio = 0.5;
const mostRatio = 2;

const kilojoulesPerKcal = 4.184;

/**
 * Energy in kJ a minute at a heart rate, without a measured fitness (Keytel et al.: Prediction of energy expenditure from
 * heart rate monitoring during submaximal exercise. J Sports Sci 2005;23:289–297; adults of 18 to 45 years).
 */
const energyOfMen = (beats: number, { weightKg, age }: Body) =>
  -55.0969 + 0.6309 * beats + 0.1988 * weightKg + 0.2017 * age;
const energyOfWomen = (beats: number, { weightKg, age }: Body) =>
  -20.4022 + 0.4472 * beats - 0.1263 * weightKg + 0.074 * age;

/** The middle of both for whoever is neither, or did not say. */
function energyOf(beats: number, body: Body): number {
  if (body.gender === 'male') return energyOfMen(beats, body);
  if (body.gender === 'female') return energyOfWomen(beats, body);
  return (energyOfMen(beats, body) + energyOfWomen(beats, body)) / 2;
}

/** Calories of a workout by heart rate; null where the table's estimate is the better one. */
export function caloriesByHeartRate(
  beats: Beats,
  body: Body,
  { activeSeconds, tableKcal }: { activeSeconds: number; tableKcal: number },
): number | null {
  const average = heartRateOf(beats)?.average ?? 0;
  if (tableKcal === 0 || average < leastAverage) return null;
  if (measuredSeconds(beats) < leastShare * activeSeconds) return null;
  const kcal = (energyOf(average, body) / kilojoulesPerKcal) * (activeSeconds / 60);
  return Math.round(Math.min(mostRatio * tableKcal, Math.max(leastRatio * tableKcal, kcal)));
}
