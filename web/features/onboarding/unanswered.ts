import type { DraftAnswers } from '../../../shared/rules/questionnaire';

/** The value of an optional question that was left open. */
export const unanswered = {
  targetWeightKg: null,
  medicalConditions: null,
  bodyPains: null,
  workLifeEffects: null,
  fitnessBarriers: null,
} as const satisfies DraftAnswers;
