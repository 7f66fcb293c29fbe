import * as z from 'zod';
import { createUnsentStore } from '../../../lib/offline/unsent-store';

const completionSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  title: z.string(),
  finishedExercises: z.array(z.number().int().min(0)),
  activeSeconds: z.number().int().min(0),
  finishedAt: z.string(),
  /** Those that had not arrived; they are sent before. */
  swaps: z
    .array(
      z.object({
        position: z.number().int().min(0),
        toExerciseId: z.string(),
        why: z.enum(['too_hard', 'too_easy']),
      }),
    )
    .optional(),
});

/** A finished workout as it is sent; a repeat sends exactly the same. */
export type Completion = z.output<typeof completionSchema>;

export const unsentKey = 'workout-unsent';

/** Versions before this one kept a single workout. */
const keptSchema = z.union([z.array(completionSchema), completionSchema.transform((only) => [only])]);

const store = createUnsentStore(unsentKey, keptSchema, ({ sessionId }) => sessionId);

export const { read: readUnsent, keep: keepUnsent, drop: dropUnsent } = store;
