import type { MeasureField } from '../../../shared/rules/questionnaire/bounds';
import type { UnitSystem } from '../../../shared/rules/units';
import { weightIn } from '../../lib/body-measurements';

/** A stored measure as its field shows it; heights in feet have their own fields. */
export function measureText(field: MeasureField, value: number | null, units: UnitSystem): string {
  if (value === null) return '';
  return String(field === 'weightKg' || field === 'targetWeightKg' ? weightIn(value, units) : value);
}
