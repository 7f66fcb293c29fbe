import * as z from 'zod';
import { localDateSchema } from '../domain/local-date';
import type { Contract } from './endpoint';
import { cursorSchema, idSchema, instantSchema } from './values';

const plannedExerciseSchema = z.object({
  exerciseId: z.string(),
  name: z.string(),
  workSeconds: z.number().int().positive(),
  restSeconds: z.number().int().min(0),
  caloriesKcal: z.number().int().min(0),
});
export type PlannedExercise = z.output<typeof plannedExerciseSchema>;

/** Positions in the session's plan, each at most once. */
const finishedSchema = z
  .array(z.number().int().min(0).max(199))
  .max(200)
  .refine((list) => new Set(list).size === list.length, 'must not repeat');

/** Why a completed workout did not count: nothing was finished, or less than a minute passed. */
const notCountedReasonSchema = z.enum(['no_exercise_finished', 'too_short', 'abandoned']);

export const workoutSessionSchema = z.object({
  id: z.string(),
  routineId: z.string().nullable(),
  title: z.string(),
  startedAt: instantSchema,
  completedAt: instantSchema.nullable(),
  plan: z.array(plannedExerciseSchema),
  finishedExercises: z.array(z.number().int()),
  activeSeconds: z.number().int(),
  durationMinutes: z.number().int(),
  caloriesBurned: z.number().int(),
  counted: z.boolean(),
  notCountedReason: notCountedReasonSchema.nullable(),
  localDate: localDateSchema.nullable(),
  effort: z.enum(['too_easy', 'right', 'too_hard']).nullable(),
});
export type WorkoutSession = z.output<typeof workoutSessionSchema>;

const sessionParams = z.object({ id: idSchema });
const activeSecondsSchema = z.number().int().min(0).max(172_800);

export const workoutsContract = {
  listWorkoutSessions: {
    method: 'GET',
    path: '/workout-sessions',
    access: 'user',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      cursor: cursorSchema.optional(),
    }),
    response: z.object({
      sessions: z.array(workoutSessionSchema),
      open: workoutSessionSchema.nullable(),
      nextCursor: cursorSchema.nullable(),
    }),
    errors: [],
  },
  startWorkout: {
    method: 'POST',
    path: '/workout-sessions',
    access: 'user',
    body: z.object({
      id: idSchema,
      routineId: z.string().min(1).max(60),
      /** For a session begun offline; at most 48 h back. */
      startedAt: instantSchema.optional(),
      /** Ends an open session uncounted instead of answering session_already_open. */
      endOpen: z.boolean().default(false),
    }),
    response: workoutSessionSchema,
    status: 201,
    errors: ['routine_not_found', 'session_already_open', 'session_id_taken', 'profile_not_found'],
  },
  saveWorkoutProgress: {
    method: 'PATCH',
    path: '/workout-sessions/{id}',
    access: 'user',
    params: sessionParams,
    body: z.object({ finishedExercises: finishedSchema, activeSeconds: activeSecondsSchema }),
    response: workoutSessionSchema,
    errors: ['session_not_found', 'session_already_completed'],
  },
  completeWorkout: {
    method: 'POST',
    path: '/workout-sessions/{id}/complete',
    access: 'user',
    params: sessionParams,
    body: z.object({
      finishedExercises: finishedSchema,
      activeSeconds: activeSecondsSchema,
      finishedAt: instantSchema,
      effort: z.enum(['too_easy', 'right', 'too_hard']).nullable().default(null),
    }),
    response: workoutSessionSchema,
    errors: ['session_not_found', 'profile_not_found'],
  },
} as const satisfies Contract;
