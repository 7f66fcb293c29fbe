import * as z from 'zod';
import type { Exercise } from './exercise';
import { exerciseIdSchema } from './exercise-id';
import { plannedSeconds, type PlannedMove } from './routines';
import { estimatedCalories } from './workout-rules';

/** Bounds of a custom workout; `work` is in seconds. */
export const customBounds = {
  exercises: { minimum: 1, maximum: 120 },
  work: { minimum: 20, maximum: 300, default: 80 },
} as const;

/** The rest after each exercise but the last. */
export const customRestSeconds = 40;
const { exercises: count, work } = customBounds;

/** The exercises of a custom workout, in order; one may appear several times. */
export const customExercisesSchema = z
  .array(
    z.object({
      exerciseId: exerciseIdSchema.max(60),
      workSeconds: z.number().int().min(work.minimum).max(work.maximum).default(work.default),
    }),
  )
  .min(count.minimum)
  .max(count.maximum);
export type CustomExercise = z.output<typeof customExercisesSchema>[number];

/** What planning needs to know of an exercise; 80 s of work by default. */
export interface CustomMove extends Pick<Exercise, 'id' | 'met'> {
  workSeconds?: number | undefined;
}

/**
 * The plan of a custom workout: each exercise's work and 40 s of rest, none after the last. Calories are estimated for
 * the work only, for 70 kg if the weight is unknown.
 */
export function planCustomWorkout(moves: readonly CustomMove[], weightKg: number | null): PlannedMove[] {
  return withRests(moves).map(({ id, met, workSeconds = work.default, restSeconds }) => ({
    exerciseId: id,
    workSeconds,
    restSeconds,
    caloriesKcal: estimatedCalories(met, weightKg, workSeconds),
  }));
}

const withRests = <Move>(moves: readonly Move[]) =>
  moves.map((move, index) => ({
    ...move,
    restSeconds: index === moves.length - 1 ? 0 : customRestSeconds,
  }));

/** A custom workout's minutes, rounded up: of its plan, so two for each exercise of 80 s. */
export function estimatedMinutes(exercises: readonly { workSeconds: number }[]): number {
  return Math.ceil(plannedSeconds(withRests(exercises)) / 60);
}
