import * as z from 'zod';
import { swapReasonSchema, workoutSessionSchema } from '../../../../shared/contracts/workouts';
import type { WorkoutChoice } from '../workout-choice';

export const completionSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  title: z.string(),
  finishedExercises: z.array(z.number().int().min(0)),
  activeSeconds: z.number().int().min(0),
  finishedAt: z.string(),
  /** Swaps that had not arrived; they are sent first. */
  swaps: z
    .array(
      z.object({
        position: z.number().int().min(0),
        toExerciseId: z.string(),
        fromExerciseId: z.string().optional(),
        why: swapReasonSchema,
      }),
    )
    .optional(),
  /** What a strap told, one value every five seconds of active time. */
  beats: z.array(z.number().int().nullable()).optional(),
  /** How it felt, as told before it arrived. */
  effort: workoutSessionSchema.shape.effort.optional(),
});

/** A finished workout as it is sent; a retry sends exactly the same. */
export type Completion = z.output<typeof completionSchema>;

const startSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  title: z.string(),
  request: z.custom<WorkoutChoice['request']>((value) => typeof value === 'object' && value !== null),
  /** The plan made on this device; played until the server has it, also after a reload. */
  session: workoutSessionSchema,
  /** The open session it replaces, after a question. Any other stays open. */
  ends: z.string().nullable(),
});

/** A workout started offline. */
export type OfflineStart = z.output<typeof startSchema>;
export type UnsentWorkout = OfflineStart | Completion;

export const unsentWorkoutSchema = z.union([startSchema, completionSchema]);

export const isStart = (entry: UnsentWorkout): entry is OfflineStart => 'session' in entry;
