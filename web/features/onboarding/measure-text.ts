import type { MeasureField } from '../../../shared/rules/questionnaire/bounds';
import { toOneDecimal, weightIn, type UnitSystem } from '../../../shared/rules/units';

/** A stored measure as its field shows it; heights in feet have their own fields. */
export function measureText(field: MeasureField, value: number | null, units: UnitSystem): string {
  if (value === null) return '';
  const isWeight = field === 'weightKg' || field === 'targetWeightKg';
  return String(isWeight ? weightIn(value, units) : toOneDecimal(value));
}
