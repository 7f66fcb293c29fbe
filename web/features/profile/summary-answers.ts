import {
  draftAnswersSchema,
  type AnswerField,
  type DraftAnswers,
  type ProfileAnswers,
} from '../../../shared/rules/questionnaire';
import type { MeasureField } from '../../../shared/rules/questionnaire/bounds';
import { bounds } from '../../../shared/rules/questionnaire/bounds';
import { questionFor } from '../../../shared/rules/questionnaire/questions';
import type { UnitSystem } from '../../../shared/rules/units';
import { rangeText } from '../../lib/body-measurements';
import { readForm } from '../../lib/read-form';

export const goalFields = ['goalType', 'bodyType', 'targetZones'] as const;
/** An answer that the summary shows. */
export type SummaryField = keyof ProfileAnswers;

export const healthFields = [
  'conditions',
  'medicalConditions',
  'bodyPains',
  'workLifeEffects',
  'fitnessBarriers',
] as const;

const labels: Partial<Record<AnswerField, string>> = {
  goalType: 'Primary goal',
  weightKg: 'Weight',
  bodyPains: 'Body pains/injuries',
};

/** The summary's label for an answer. */
export const summaryLabel = (field: SummaryField): string =>
  field === 'conditions' ? 'Conditions' : (labels[field] ?? questionFor(field).label);

const prompts: Partial<Record<AnswerField, string>> = {
  age: 'How old are you?',
  heightCm: 'How tall are you?',
  weightKg: 'What do you weigh today?',
  targetWeightKg: 'What weight are you aiming for?',
  fitnessBarriers: 'What has held you back so far?',
};

/** The question shown when a single answer is edited. */
export const promptFor = (field: SummaryField): string =>
  field === 'conditions' ? 'Do any of these apply to you?' : (prompts[field] ?? questionFor(field).question);

export type Edited = { ok: true; changes: DraftAnswers } | { ok: false; message: string };

export const isMeasure = (field: SummaryField): field is MeasureField => field in bounds;

/** Checks an edited answer by the questionnaire's rules. */
export function checkAnswer(field: SummaryField, value: unknown, units: UnitSystem): Edited {
  const read = readForm(draftAnswersSchema, { [field]: value });
  if (read.ok && read.value[field] !== undefined) return { ok: true, changes: read.value };
  if (field === 'targetZones') return { ok: false, message: 'Please choose at least one.' };
  // The schema names ranges in metric units, and says more of an age.
  if (isMeasure(field) && (read.ok || field !== 'age'))
    return { ok: false, message: rangeText(field, units) };
  return { ok: false, message: read.ok ? 'Please answer this one.' : read.first };
}
