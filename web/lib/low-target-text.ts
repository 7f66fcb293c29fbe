import { healthyWeight } from '../../shared/rules/bmi';
import type { DraftAnswers } from '../../shared/rules/questionnaire';
import { toOneDecimal, weightIn, weightSpan, type UnitSystem } from '../../shared/rules/units';

/** What is said next to a target weight below what is healthy for the height; it keeps no one from going on. */
export function lowTargetText(
  { targetWeightKg, heightCm, age }: Pick<DraftAnswers, 'targetWeightKg' | 'heightCm' | 'age'>,
  units: UnitSystem,
): string | null {
  if (!targetWeightKg || !heightCm || !age) return null;
  const healthy = healthyWeight(heightCm, age);
  if (!healthy || toOneDecimal(targetWeightKg) >= toOneDecimal(healthy.leastKg)) return null;
  const least = Math.ceil(weightIn(healthy.leastKg, units));
  const most = Math.floor(weightIn(healthy.mostKg, units));
  return `A healthy weight for your height is about ${weightSpan(least, most, units)}. The choice is yours, and your doctor can help you with it.`;
}
