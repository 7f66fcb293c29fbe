import type { MeasureField } from '../../../shared/rules/questionnaire/bounds';
import type { UnitSystem } from '../../../shared/rules/units';
import { weightIn } from '../../lib/body-measurements';

/** A stored measure as it stands in its field; heights in feet have fields of their own. */
export function measureText(field: MeasureField, value: number | null, units: UnitSystem): string {
  if (value === null) return '';
  return String(field === 'weightKg' || field === 'targetWeightKg' ? weightIn(value, units) : value);
}
