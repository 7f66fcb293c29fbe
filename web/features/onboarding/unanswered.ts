import type { DraftAnswers } from '../../../shared/rules/questionnaire';

/** What an optional question counts as when it was left open. */
export const unanswered = {
  targetWeightKg: null,
  medicalConditions: null,
  bodyPains: null,
  workLifeEffects: null,
  fitnessBarriers: null,
} as const satisfies DraftAnswers;
