import * as z from 'zod';
import { apiErrors } from '../../../shared/contracts/errors';
import { nameSchema } from '../../../shared/contracts/values';
import {
  draftAnswersSchema,
  profileAnswersSchema,
  type AnswerField,
  type DraftAnswers,
} from '../../../shared/rules/questionnaire';
import { isTakenName } from '../../people/rules/taken-names';
import type { SpokenField } from '../../../shared/rules/questionnaire/spoken-questions';
import type { SpokenAnswers } from '../take-spoken-answer';
import type { SpokenTool } from '../../ai/realtime';

/** A model's answers meet the same schemas as a form's. */
const answerSchemas = {
  ...draftAnswersSchema.omit({ conditions: true }).shape,
  name: nameSchema.refine((name) => !isTakenName(name), apiErrors.name_taken.message).optional(),
};

const parameters = z.object({
  ...answerSchemas,
  heard: z.string().describe('Everything that was said, word for word.'),
  goBack: z.boolean().optional().describe('Whether they ask to go back to the previous question.'),
});

export const submitProfile = 'submit_profile';

export const spokenTools: readonly SpokenTool[] = [
  {
    name: 'record_answers',
    description: 'Records what was said. Leave out every field it does not state for certain.',
    parameters,
  },
  { name: submitProfile, description: 'The same for the last answer, when no question is left.', parameters },
];

export interface Problem {
  field: SpokenField;
  message: string;
}

export interface Checked {
  heard: string;
  goBack: boolean;
  accepted: DraftAnswers & { name?: string };
  problems: Problem[];
}

const givenSchema = z.looseObject({ heard: z.string().catch(''), goBack: z.boolean().catch(false) });
const nothing: Checked = { heard: '', goBack: false, accepted: {}, problems: [] };

/** Checks each field separately; null is only an answer for fields that may be empty. */
export function checkGiven(given: unknown): Checked {
  const parsed = givenSchema.safeParse(given);
  if (!parsed.success) return nothing;
  const { heard, goBack, ...values } = parsed.data;
  const accepted: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [field, schema] of Object.entries(answerSchemas) as [SpokenField, z.ZodType][]) {
    if (values[field] === undefined) continue;
    const answer = schema.safeParse(values[field]);
    if (answer.success) accepted[field] = answer.data;
    else problems.push({ field, message: answer.error.issues[0]?.message ?? '' });
  }
  return { heard, goBack, accepted: accepted as Checked['accepted'], problems };
}

/** Why the answers are not a complete profile: the first missing or invalid field; null if they are complete. */
export function problemOfProfile({ name, answers }: SpokenAnswers): Problem | null {
  if (!nameSchema.safeParse(name).success) return { field: 'name', message: '' };
  const issue = profileAnswersSchema.safeParse(answers).error?.issues[0];
  if (!issue) return null;
  const field = issue.path[0] as AnswerField;
  return { field, message: answers[field] === undefined ? '' : issue.message };
}
