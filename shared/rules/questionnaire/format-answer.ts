import type { AnswerField, DraftAnswers } from '../questionnaire';
import { formatHeight, formatWeight, type UnitSystem } from '../units';
import { optionLabels, type OptionValue } from './options';

const isOption = (value: string): value is OptionValue => value in optionLabels;
const labelOf = (value: string) => (isOption(value) ? optionLabels[value] : value);
const isChoice = (field: AnswerField) => ['ageRange', 'gender', 'goalType', 'bodyType'].includes(field);

function formatNumber(field: AnswerField, value: number, units: UnitSystem): string {
  if (field === 'age') return String(value);
  return field === 'heightCm' ? formatHeight(value, units) : formatWeight(value, units);
}

/** The answer to a field as people read it: 'Lose weight', 'Belly, Legs', `5'8"`, 'No target'; '' when unanswered. */
export function formatAnswer(
  field: AnswerField,
  answers: DraftAnswers,
  units: UnitSystem = 'metric',
): string {
  const value = answers[field];
  if (value === undefined) return '';
  if (value === null) return field === 'targetWeightKg' ? 'No target' : 'None';
  if (typeof value === 'number') return formatNumber(field, value, units);
  if (typeof value === 'object') return value.map((zone) => optionLabels[zone]).join(', ');
  return isChoice(field) ? labelOf(value) : value;
}
