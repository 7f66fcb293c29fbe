import type { AnswerField, DraftAnswers } from '../questionnaire';
import type { UnitSystem } from '../units';
import { formatAnswer } from './format-answer';

const noted = (text: string) => `I'll keep that in mind: "${text}".`;

const echoes: Readonly<Record<AnswerField, (text: string) => string>> = {
  ageRange: (text) => `${text}, got it.`,
  gender: (text) => `${text}, thank you.`,
  goalType: (text) => `${text} it is.`,
  bodyType: (text) => `${text}, got it.`,
  targetZones: (text) => `${text}: that's where we'll focus.`,
  age: (text) => `${text}, got it.`,
  heightCm: (text) => `${text} tall, got it.`,
  weightKg: (text) => `${text} today, got it.`,
  targetWeightKg: (text) => `Aiming for ${text}.`,
  medicalConditions: noted,
  bodyPains: noted,
  workLifeEffects: noted,
  fitnessBarriers: noted,
};

const nothingEchoes: Partial<Record<AnswerField, string>> = {
  targetWeightKg: 'No target weight, then.',
  medicalConditions: 'None, good to hear.',
  bodyPains: 'None, good. Tell me if that changes.',
  workLifeEffects: 'None, good.',
  fitnessBarriers: "None. Nothing's stopping us, then.",
};

/** What the coach understood, in the person's units; it repeats every stored value. */
export function echoOf(field: AnswerField, answers: DraftAnswers, units: UnitSystem): string {
  const nothing = answers[field] === null ? nothingEchoes[field] : undefined;
  return nothing ?? echoes[field](formatAnswer(field, answers, units));
}
