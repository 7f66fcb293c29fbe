import type { ProfileAnswers } from '../../shared/rules/questionnaire';

/** A complete, valid set of onboarding answers. */
export const answers: ProfileAnswers = {
  ageRange: '30-39',
  gender: 'female',
  goalType: 'get_stronger',
  bodyType: 'mid_size',
  targetZones: ['belly', 'legs'],
  age: 32,
  heightCm: 168,
  weightKg: 66.5,
  targetWeightKg: 63,
  medicalConditions: null,
  bodyPains: 'Lower back',
  workLifeEffects: null,
  fitnessBarriers: null,
};
