import * as z from 'zod';

export const plannedExerciseSchema = z.object({
  exerciseId: z.string(),
  name: z.string(),
  workSeconds: z.number().int().positive(),
  restSeconds: z.number().int().min(0),
  caloriesKcal: z.number().int().min(0),
  /** Why Ana chose it; absent if another set says it, and in workouts she did not plan. */
  reason: z.string().optional(),
  /** Which set of the exercise, out of how many; absent if there is only one. */
  set: z.number().int().min(1).optional(),
  sets: z.number().int().min(1).optional(),
});

/** An exercise of a warm-up or cool-down. */
export const timedMoveSchema = z.object({ exerciseId: z.string(), seconds: z.number().int().positive() });
