import * as z from 'zod';
import { challengeNumberSchema } from '../rules/challenges/challenge';
import { customExercisesSchema } from '../rules/custom-plan';
import { localDateSchema } from '../rules/local-date';
import type { Contract } from './endpoint';
import { plannedExerciseSchema, timedMoveSchema } from './planned-moves';
import { cursorSchema, idSchema, instantSchema, titleSchema, trainingIdSchema } from './values';

export type PlannedExercise = z.output<typeof plannedExerciseSchema>;

export type TimedExercise = z.output<typeof timedMoveSchema>;

/** 'other': the person wanted another exercise; 'hurts': it strains what hurts. */
export const swapReasonSchema = z.enum(['too_hard', 'too_easy', 'other', 'hurts']);
export type SwapReason = z.output<typeof swapReasonSchema>;

/** An exercise of the session's plan that was replaced while it ran, or only rated: then `from` is `to`. */
const swapSchema = z.object({
  position: z.number().int().min(0).max(199),
  from: z.string(),
  to: z.string(),
  why: swapReasonSchema,
});
export type Swap = z.output<typeof swapSchema>;

/** Positions in the session's plan, without repeats. */
const finishedSchema = z
  .array(z.number().int().min(0).max(199))
  .max(200)
  .refine((list) => new Set(list).size === list.length, 'must not repeat');

/** Why a completed workout did not count; 'no_exercise_finished' is only on old rows. */
const notCountedReasonSchema = z.enum(['no_exercise_finished', 'too_short', 'abandoned']);

const effortSchema = z.enum(['too_easy', 'right', 'too_hard']);
export type Effort = z.output<typeof effortSchema>;

const setSchema = z
  .object({
    /** The position of the exercise in the session's plan. */
    position: z.number().int().min(0).max(199),
    reps: z.number().int().min(1).max(500).nullable(),
    /** Rounded to 10 g. */
    loadKg: z
      .number()
      .min(0)
      .max(500)
      .transform((kg) => Math.round(kg * 100) / 100)
      .nullable(),
    /** Counted by camera: the range of the repetitions, in percent of the coach's own. */
    range: z.number().int().min(0).max(100).optional(),
    /** Counted by camera: how long a pose was held. */
    heldSeconds: z.number().int().min(0).max(3600).optional(),
  })
  .refine(({ range, reps }) => range === undefined || reps !== null, 'range requires reps');
export type ExerciseSet = z.output<typeof setSchema>;

/** A beaten best; `value` is repetitions, or kilograms for a load. */
const newRecordSchema = z.object({
  exerciseId: z.string(),
  kind: z.enum(['load', 'reps']),
  value: z.number(),
});
export type NewRecord = z.output<typeof newRecordSchema>;

/** Beats a minute that a strap can mean: outside of them it has misread, or has no contact. */
export const possibleBeats = { minimum: 25, maximum: 240 };
/** One value of a series stands for so many seconds of active time. */
export const beatsEverySeconds = 5;
/** Four hours. */
export const mostBeats = 2_880;
/** Values of a series in order; null where the strap told nothing. */
export type Beats = readonly (number | null)[];

/** What a strap measured, in order of the active time; null where it told nothing. */
const heartRateSeriesSchema = z.object({
  everySeconds: z.literal(beatsEverySeconds),
  beats: z
    .array(z.number().int().min(possibleBeats.minimum).max(possibleBeats.maximum).nullable())
    .min(1)
    .max(mostBeats),
});
export type HeartRateSeries = z.output<typeof heartRateSeriesSchema>;

export const workoutSessionSchema = z.object({
  id: z.string(),
  routineId: z.string().nullable(),
  title: z.string(),
  startedAt: instantSchema,
  /** Started offline: the start is what the device says. */
  startedOffline: z.boolean().optional(),
  completedAt: instantSchema.nullable(),
  plan: z.array(plannedExerciseSchema),
  finishedExercises: z.array(z.number().int()),
  activeSeconds: z.number().int(),
  durationMinutes: z.number().int(),
  caloriesBurned: z.number().int(),
  counted: z.boolean(),
  notCountedReason: notCountedReasonSchema.nullable(),
  localDate: localDateSchema.nullable(),
  effort: effortSchema.nullable(),
  sets: z.array(setSchema).default([]),
  /** The planned session it is, if any. */
  trainingId: z.string().nullable().default(null),
  /** It was the day's plan, not only offered; absent in all others. */
  isPlan: z.boolean().optional(),
  warmUp: z.array(timedMoveSchema).default([]),
  coolDown: z.array(timedMoveSchema).default([]),
  /** In the order in which they were made; `plan` contains the result. */
  swaps: z.array(swapSchema).default([]),
  /** The ladder challenge it is; absent in all others. */
  challengeNumber: challengeNumberSchema.optional(),
  /** The routine it was adapted from; absent in all others. */
  adaptedFrom: z.string().optional(),
  /** When it was shared with friends; absent if it was not. */
  sharedAt: instantSchema.optional(),
  /** In beats a minute, from the stored series; absent without one. */
  heartRate: z.object({ average: z.number().int(), maximum: z.number().int() }).optional(),
  /** What the calories were estimated from; absent: the exercises done. */
  caloriesBy: z.enum(['heart_rate', 'table']).optional(),
});
export type WorkoutSession = z.output<typeof workoutSessionSchema>;

/** A session in the history; `points` is what the workout itself earned. */
const pastSessionSchema = workoutSessionSchema.extend({ points: z.number().int().min(0) });
export type PastSession = z.output<typeof pastSessionSchema>;

/** A current best; `at` is null if the workout that set it was corrected since. */
const bestSchema = z.object({ value: z.number(), at: instantSchema.nullable() }).nullable();

/** The bests in one exercise: load in kilograms and repetitions, one of which may be missing. */
const personalRecordSchema = z.object({
  exerciseId: z.string(),
  name: z.string(),
  load: bestSchema,
  reps: bestSchema,
});
export type PersonalRecord = z.output<typeof personalRecordSchema>;

/** A friend's shared workout as it suits the caller, ready to be started as their own. */
const suitedWorkoutSchema = z.object({
  title: z.string(),
  minutes: z.number().int(),
  exercises: customExercisesSchema,
  /** What was changed for the caller and why; null if nothing was. */
  advice: z.string().nullable(),
});
export type SuitedWorkout = z.output<typeof suitedWorkoutSchema>;

const sessionParams = z.object({ id: idSchema });
const activeSecondsSchema = z.number().int().min(0).max(172_800);

const startSchema = z
  .object({
    id: idSchema,
    routineId: z.string().min(1).max(60).optional(),
    /** The routine as the coach would change it for this person; unchanged if she would change nothing. */
    changed: z.boolean().default(false),
    exercises: customExercisesSchema.optional(),
    /** A planned session, with its own title, warm-up, and cool-down. */
    trainingId: trainingIdSchema.optional(),
    /** A ladder challenge, whose half hour is made for the person. */
    challengeNumber: challengeNumberSchema.optional(),
    /** The title of a custom workout. */
    title: titleSchema.default('Custom workout'),
    /** For a session started offline; at most a day back, and never overlapping another one. */
    startedAt: instantSchema.optional(),
    /** Ends an open session uncounted instead of returning session_already_open. */
    endOpen: z.boolean().default(false),
  })
  .refine(
    ({ routineId, exercises, trainingId, challengeNumber }) =>
      [routineId, exercises, trainingId, challengeNumber].filter((choice) => choice !== undefined).length ===
      1,
    'needs exactly one of routineId, exercises, trainingId, or challengeNumber',
  );

/** Progress until the session is completed; effort and sets at any time. */
const saveSchema = z
  .object({
    finishedExercises: finishedSchema.optional(),
    activeSeconds: activeSecondsSchema.optional(),
    effort: effortSchema.optional(),
    sets: z.array(setSchema).max(300).optional(),
    /**
     * To the easier or harder variant of the current exercise, or another one in its category; from an exercise to itself
     * only tells that it felt too hard or too easy. A repeat changes nothing.
     */
    swaps: z
      .array(
        z.object({
          position: swapSchema.shape.position,
          toExerciseId: z.string().max(60),
          fromExerciseId: z.string().max(60).optional(),
          why: swapReasonSchema,
        }),
      )
      .min(1)
      .max(50)
      .optional(),
  })
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), 'nothing to save')
  .refine(
    ({ finishedExercises, activeSeconds }) =>
      (finishedExercises === undefined) === (activeSeconds === undefined),
    'finishedExercises and activeSeconds must be sent together',
  );

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
      sessions: z.array(pastSessionSchema),
      open: workoutSessionSchema.nullable(),
      nextCursor: cursorSchema.nullable(),
    }),
    errors: [],
  },
  listPersonalRecords: {
    method: 'GET',
    path: '/workout-sessions/records',
    access: 'user',
    /** The one that was set last comes first. */
    response: z.object({ records: z.array(personalRecordSchema) }),
    errors: [],
  },
  startWorkout: {
    method: 'POST',
    path: '/workout-sessions',
    access: 'user',
    body: startSchema,
    response: workoutSessionSchema,
    status: 201,
    errors: [
      'routine_not_found',
      'exercise_not_found',
      'training_not_found',
      'challenge_locked',
      'challenge_not_suitable',
      'session_already_open',
      'session_id_taken',
      'too_many_workouts',
      'profile_not_found',
    ],
  },
  saveWorkoutProgress: {
    method: 'PATCH',
    path: '/workout-sessions/{id}',
    access: 'user',
    params: sessionParams,
    body: saveSchema,
    response: workoutSessionSchema.extend({ records: z.array(newRecordSchema) }),
    errors: ['session_not_found', 'session_already_completed', 'exercise_not_found', 'profile_not_found'],
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
      effort: effortSchema.nullable().default(null),
      /** Left out if the person did not allow that it is kept. */
      heartRate: heartRateSeriesSchema.optional(),
    }),
    maxBodyBytes: 24_000,
    response: workoutSessionSchema,
    errors: ['session_not_found', 'profile_not_found'],
  },
  readHeartRate: {
    method: 'GET',
    path: '/workout-sessions/{id}/heart-rate',
    access: 'user',
    params: sessionParams,
    response: heartRateSeriesSchema,
    errors: ['heart_rate_not_found'],
  },
  /** The series and its figures; the calories stay, since days and totals have them. */
  removeHeartRate: {
    method: 'DELETE',
    path: '/workout-sessions/{id}/heart-rate',
    access: 'user',
    params: sessionParams,
    response: workoutSessionSchema,
    errors: ['heart_rate_not_found'],
  },
  /** A repeat notifies no one again. */
  shareWorkout: {
    method: 'POST',
    path: '/workout-sessions/{id}/share',
    access: 'user',
    params: sessionParams,
    response: z.object({ friends: z.number().int().min(0) }),
    errors: ['session_not_found', 'session_not_counted', 'too_many_shares'],
  },
  /** For friends of the one who shared it, then and now. */
  readSharedWorkout: {
    method: 'GET',
    path: '/workout-sessions/shared/{friendId}/{id}',
    access: 'user',
    params: sessionParams.extend({ friendId: z.string().trim().min(1).max(200) }),
    response: suitedWorkoutSchema,
    errors: ['shared_workout_not_found', 'shared_workout_not_suitable', 'onboarding_incomplete'],
  },
  /** For a completed one, with everything it counted for and earned. Its ID stays taken. */
  removeWorkout: {
    method: 'DELETE',
    path: '/workout-sessions/{id}',
    access: 'user',
    params: sessionParams,
    response: z.object({ id: z.string() }),
    errors: ['session_not_found'],
  },
  restoreWorkout: {
    method: 'POST',
    path: '/workout-sessions/{id}/restore',
    access: 'user',
    params: sessionParams,
    response: workoutSessionSchema,
    errors: ['session_not_found'],
  },
} as const satisfies Contract;
