import * as z from 'zod';
import type { AnswerField } from '../../shared/rules/questionnaire';
import { parseAnswer } from '../../shared/rules/questionnaire/parse-answer';
import { parseName } from '../../functions/voice/parse-name';

/** The blind cases use the field names of the product's description. */
export const fieldOf = {
  age_range: 'ageRange',
  gender: 'gender',
  goal_type: 'goalType',
  body_type: 'bodyType',
  target_zones: 'targetZones',
  age: 'age',
  height: 'heightCm',
  weight: 'weightKg',
  target_weight: 'targetWeightKg',
  medical_conditions: 'medicalConditions',
  body_pains: 'bodyPains',
  work_life_effects: 'workLifeEffects',
  fitness_barriers: 'fitnessBarriers',
} as const satisfies Record<string, AnswerField>;
type DescribedField = keyof typeof fieldOf;
const notes = ['medical_conditions', 'body_pains', 'work_life_effects', 'fitness_barriers'];
const answerFields: readonly string[] = Object.keys(fieldOf);
const isDescribed = (field: string): field is DescribedField => answerFields.includes(field);

/** Answers with their meaning; null is asked again, 'skip' and '' are stored as null (see `blind/README.md`). */
export const onboardingAnswersSchema = z.array(
  z.object({
    field: z.string().refine((field) => field === 'name' || isDescribed(field)),
    text: z.string(),
    value: z.union([z.null(), z.string(), z.number(), z.array(z.string())]),
  }),
);
type OnboardingAnswer = z.output<typeof onboardingAnswersSchema>[number];

/** What is stored for an answer; undefined if it is asked again. */
function storedFor({ field, text }: OnboardingAnswer): unknown {
  if (!isDescribed(field)) {
    const name = parseName(text);
    return name.ok ? name.value : undefined;
  }
  const parsed = parseAnswer(fieldOf[field], text);
  return parsed.ok ? parsed.value[fieldOf[field]] : undefined;
}

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');
const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted().join() : '');

/** Whether an answer is understood as meant. */
export function isUnderstood(answer: OnboardingAnswer): boolean {
  const { field, value } = answer;
  const stored = storedFor(answer);
  if (value === null || stored === undefined) return value === null && stored === undefined;
  if (value === '' || value === 'skip') return stored === null;
  if (typeof value === 'number') return typeof stored === 'number' && Math.abs(stored - value) <= 0.2;
  if (Array.isArray(value)) return sorted(stored) === sorted(value);
  if (notes.includes(field)) return lower(stored).includes(value.toLowerCase());
  return lower(stored) === value.toLowerCase();
}
