import { bounds, type MeasureField } from '../../../shared/domain/questionnaire/bounds';
import { draftAnswersSchema } from '../../../shared/domain/questionnaire';
import { requiredText } from './required-texts';

type ParsedMeasure = { ok: true; value: number | null } | { ok: false; message: string };

const { minimum, maximum } = bounds.targetWeightKg;
const targetText = `I need a target between ${minimum} and ${maximum} kg, or leave it empty.`;

/** The number typed into a measure's field. An empty target is an answer, other empty fields are not. */
export function parseMeasureText(field: MeasureField, text: string): ParsedMeasure {
  const trimmed = text.trim();
  if (trimmed === '') {
    return field === 'targetWeightKg'
      ? { ok: true, value: null }
      : { ok: false, message: requiredText(field) };
  }
  const parsed = draftAnswersSchema.shape[field].safeParse(Number(trimmed.replace(',', '.')));
  if (parsed.success) return { ok: true, value: parsed.data ?? null };
  if (field === 'targetWeightKg') return { ok: false, message: targetText };
  return { ok: false, message: parsed.error.issues[0]?.message ?? requiredText(field) };
}
