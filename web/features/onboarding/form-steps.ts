import type { AnswerField, DraftAnswers } from '../../../shared/rules/questionnaire';

export interface FormStep {
  title: string;
  fields: readonly AnswerField[];
  /** Fields that must be answered before leaving the step. */
  required: readonly AnswerField[];
}

/** The four steps of the form, in order. */
export const formSteps: readonly FormStep[] = [
  {
    title: 'Tell us about yourself',
    fields: ['ageRange', 'gender', 'goalType'],
    required: ['ageRange', 'gender', 'goalType'],
  },
  {
    title: 'Your body profile',
    fields: ['targetZones', 'bodyType'],
    required: ['targetZones', 'bodyType'],
  },
  {
    title: 'Body measurements',
    fields: ['age', 'heightCm', 'weightKg', 'targetWeightKg'],
    required: ['age', 'heightCm', 'weightKg'],
  },
  {
    title: 'Health and lifestyle',
    fields: ['medicalConditions', 'bodyPains', 'workLifeEffects', 'fitnessBarriers'],
    required: [],
  },
];

/** The required fields of a step that a draft does not answer yet. */
export function missingFields(step: FormStep, draft: DraftAnswers): AnswerField[] {
  return step.required.filter((field) => {
    const answer = draft[field];
    return answer === undefined || answer === null || (Array.isArray(answer) && answer.length === 0);
  });
}
