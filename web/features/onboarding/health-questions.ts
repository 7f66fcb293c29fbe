import type { AnswerField, DraftAnswers } from '../../../shared/rules/questionnaire';

export type NoteField = Extract<
  AnswerField,
  'medicalConditions' | 'bodyPains' | 'workLifeEffects' | 'fitnessBarriers'
>;
/** What may be asked later. */
export type LaterField = NoteField | 'conditions';

/** The questions that may stay open; what could hurt someone comes first. */
export const laterFields: readonly LaterField[] = [
  'conditions',
  'bodyPains',
  'medicalConditions',
  'workLifeEffects',
  'fitnessBarriers',
];

/** The questions of the step 'Health and lifestyle', one a view. */
export const healthQuestions = [...laterFields, 'trainingWeek'] as const;

/** Those nobody has answered, not even with 'None'. */
export const openQuestions = (answers: DraftAnswers): LaterField[] =>
  laterFields.filter((field) => answers[field] === undefined);
