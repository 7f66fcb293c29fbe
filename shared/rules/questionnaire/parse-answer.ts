import { cleanText } from '../clean-text';
import type { AnswerField, DraftAnswers, ProfileAnswers } from '../questionnaire';
import { parseAge, parseAgeRange } from './parse-age';
import { parseBodyType, parseGender, parseGoalType, parseTargetZones } from './parse-choice';
import { parseHeightCm, parseTargetWeightKg, parseWeightKg } from './parse-measure';
import { parseHealthNote, parseNote } from './parse-text';
import { understood, type Parsed } from './parse-result';

const parsers: { readonly [Field in AnswerField]: (answer: string) => Parsed<ProfileAnswers[Field]> } = {
  ageRange: parseAgeRange,
  gender: parseGender,
  goalType: parseGoalType,
  bodyType: parseBodyType,
  targetZones: parseTargetZones,
  age: parseAge,
  heightCm: parseHeightCm,
  weightKg: parseWeightKg,
  targetWeightKg: parseTargetWeightKg,
  medicalConditions: (answer) => parseHealthNote(answer, 'medicalConditions'),
  bodyPains: (answer) => parseHealthNote(answer, 'bodyPains'),
  workLifeEffects: (answer) => parseNote(answer, 'workLifeEffects'),
  fitnessBarriers: (answer) => parseNote(answer, 'fitnessBarriers'),
};

/** Understands the answer to a field's question; returns the draft to merge, or why it was not understood. */
export function parseAnswer(field: AnswerField, answer: string): Parsed<DraftAnswers> {
  const parsed = parsers[field](cleanText(answer));
  return parsed.ok ? understood<DraftAnswers>({ [field]: parsed.value }) : parsed;
}
