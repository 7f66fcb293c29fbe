import * as z from 'zod';
import { swapReasonSchema, workoutSessionSchema } from '../../../../shared/contracts/workouts';
import type { WorkoutChoice } from '../workout-choice';

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
        why: swapReasonSchema,
      }),
    )
    .optional(),
});

/** A finished workout as it is sent; a repeat sends exactly the same. */
export type Completion = z.output<typeof completionSchema>;

const startSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  title: z.string(),
  request: z.custom<WorkoutChoice['request']>((value) => typeof value === 'object' && value !== null),
  /** As this device planned it: what is played until the server has it, after a reload too. */
  session: workoutSessionSchema,
  /** The open one that it takes the place of, after a question. Any other stays open. */
  ends: z.string().nullable(),
});

/** A workout that began without a connection. */
export type OfflineStart = z.output<typeof startSchema>;
export type UnsentWorkout = OfflineStart | Completion;

export const unsentWorkoutSchema = z.union([startSchema, completionSchema]);

export const isStart = (entry: UnsentWorkout): entry is OfflineStart => 'session' in entry;
