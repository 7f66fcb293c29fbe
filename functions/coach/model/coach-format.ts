import * as z from 'zod';
import { fieldsFormat, fieldsSchema } from './reply-fields';

/** What a model is asked to return: plain types, so that every server's grammar can enforce them. */
export const coachFormat = {
  name: 'coach_reply',
  schema: z.object({
    reply: z.string(),
    exercises: z.array(z.string()),
    workout: z
      .object({ title: z.string(), minutes: z.number(), exerciseIds: z.array(z.string()) })
      .nullable(),
    ...fieldsFormat,
  }),
};

const workoutSchema = z.object({
  title: z.string(),
  minutes: z.coerce.number().min(1).max(180),
  exerciseIds: z.array(z.string()),
});

/** Parses a model's answer: a reply or a question is required, anything else is dropped when invalid. */
export const modelReplySchema = z
  .object({
    reply: z.string().trim(),
    exercises: z.array(z.string()).catch([]),
    workout: workoutSchema.nullable().catch(null),
    ...fieldsSchema,
  })
  .refine(({ reply, question }) => reply !== '' || question !== null);
export type ModelReply = z.output<typeof modelReplySchema>;
