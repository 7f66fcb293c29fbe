import { bodyQuantity } from '../../../shared/rules/numbers/quantities';
import { readQuantity } from '../../../shared/rules/numbers/read-quantity';
import { type MeasureField } from '../../../shared/rules/questionnaire/bounds';
import { draftAnswersSchema } from '../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../shared/rules/units';
import { cmFromTyped, rangeText } from '../../lib/body-measurements';
import { readForm } from '../../lib/read-form';
import { requiredText } from './required-texts';

type Parsed<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** The number typed into a measure's field. An empty target counts as an answer; other empty fields don't. */
export function parseMeasureText(
  field: MeasureField,
  text: string,
  units: UnitSystem = 'metric',
): Parsed<number | null> {
  const typed = readQuantity(text, bodyQuantity(field, units));
  if (typed === null) {
    return field === 'targetWeightKg'
      ? { ok: true, value: null }
      : { ok: false, message: requiredText(field) };
  }
  const read = readForm(draftAnswersSchema.shape[field], typed);
  if (read.ok) return { ok: true, value: read.value ?? null };
  // The schema names ranges in metric units, and says more of an age.
  return { ok: false, message: field === 'age' ? read.first : rangeText(field, units) };
}

/** Feet and inches as typed, in centimeters. */
export function parseHeightText(feet: string, inches: string): Parsed<number> {
  const typed = cmFromTyped(feet, inches);
  if (typed === null) return { ok: false, message: requiredText('heightCm') };
  const { data } = draftAnswersSchema.shape.heightCm.safeParse(typed);
  return data === undefined
    ? { ok: false, message: rangeText('heightCm', 'imperial') }
    : { ok: true, value: data };
}
