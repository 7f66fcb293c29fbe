import type { AnswerField } from '../../../shared/rules/questionnaire';

/** What to say when a required question was skipped. */
const requiredTexts: Partial<Record<AnswerField, string>> = {
  ageRange: 'Please choose your age range.',
  gender: 'Please choose one. "Other" is fine.',
  goalType: "Please choose the result you'd love most.",
  bodyType: 'Please choose the closest one.',
  targetZones: 'Please choose at least one.',
  age: 'I need your age to pick the right intensity.',
  heightCm: 'I need your height to get your numbers right.',
  weightKg: 'I need your weight to count what you burn.',
};

export const requiredText = (field: AnswerField) => requiredTexts[field] ?? 'Please answer this one.';
