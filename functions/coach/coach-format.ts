import * as z from 'zod';

/** What a model is asked to answer: plain types, so that every server's grammar can hold it to them. */
export const coachFormat = {
  name: 'coach_reply',
  schema: z.object({
    reply: z.string(),
    exercises: z.array(z.string()),
    workout: z
      .object({ title: z.string(), minutes: z.number(), exerciseIds: z.array(z.string()) })
      .nullable(),
  }),
};

const workoutSchema = z.object({
  title: z.string(),
  minutes: z.coerce.number().min(1).max(180),
  exerciseIds: z.array(z.string()),
});

/** Reads what a model answered: a reply is needed, the rest is dropped when it is wrong. */
export const modelReplySchema = z.object({
  reply: z.string().trim().min(1),
  exercises: z.array(z.string()).catch([]),
  workout: workoutSchema.nullable().catch(null),
});
export type ModelReply = z.output<typeof modelReplySchema>;
