import * as z from 'zod';
import { cleanText } from './clean-text';
import {
  bounds,
  maximumNoteLength,
  noteTooLongText,
  outOfRangeTexts,
  underAgeText,
  wholeAgeText,
} from './questionnaire/bounds';
import { ageRangeOf, ageRanges, bodyTypes, genders, goalTypes, targetZones } from './questionnaire/options';
import { noteOf } from './questionnaire/note-of';
import { conditions } from './training/person';
import { storedCm, storedKg } from './units';

function measureSchema(field: 'heightCm' | 'weightKg' | 'targetWeightKg') {
  const { minimum, maximum } = bounds[field];
  const message = outOfRangeTexts[field];
  const stored = field === 'heightCm' ? storedCm : storedKg;
  return z.number(message).min(minimum, message).max(maximum, message).transform(stored);
}

const noteSchema = z
  .string()
  .overwrite(cleanText)
  .trim()
  .max(maximumNoteLength, noteTooLongText)
  .nullable()
  .transform((text) => (text === null ? null : noteOf(text)));

const answerFields = z.object({
  ageRange: z.enum(ageRanges),
  gender: z.enum(genders),
  goalType: z.enum(goalTypes),
  bodyType: z.enum(bodyTypes),
  /** At least one; repeats are dropped and the order is the questionnaire's. */
  targetZones: z
    .array(z.enum(targetZones))
    .min(1)
    .max(20)
    .transform((zones) => targetZones.filter((zone) => zones.includes(zone))),
  age: z
    .number(outOfRangeTexts.age)
    .int(wholeAgeText)
    .min(bounds.age.minimum, underAgeText)
    .max(bounds.age.maximum, outOfRangeTexts.age),
  heightCm: measureSchema('heightCm'),
  weightKg: measureSchema('weightKg'),
  targetWeightKg: measureSchema('targetWeightKg').nullable(),
  medicalConditions: noteSchema,
  bodyPains: noteSchema,
  workLifeEffects: noteSchema,
  fitnessBarriers: noteSchema,
  /** Chosen from a list, in addition to the notes; no chat asks for them. */
  conditions: z
    .array(z.enum(conditions))
    .max(20)
    .transform((chosen) => conditions.filter((condition) => chosen.includes(condition)))
    .optional(),
});

/** The whole profile as answered. The age decides the range, whatever range was sent with it. */
export const profileAnswersSchema = answerFields.transform((answers) => ({
  ...answers,
  ageRange: ageRangeOf(answers.age),
}));
export type ProfileAnswers = z.output<typeof answerFields>;
/** The fields that have their own question. */
export type AnswerField = Exclude<keyof ProfileAnswers, 'conditions'>;

/** The answers given so far; an absent field is still to be asked, null is an answer. */
export const draftAnswersSchema = answerFields.partial();
export type DraftAnswers = z.output<typeof draftAnswersSchema>;
