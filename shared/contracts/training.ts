import * as z from 'zod';
import { activityKinds } from '../rules/activities';
import { localDateSchema } from '../rules/local-date';
import { conditions } from '../rules/training/person';
import type { SessionChange } from '../rules/training/session';
import type { Contract } from './endpoint';
import { idSchema, trainingIdSchema } from './values';
import { plannedExerciseSchema, timedMoveSchema } from './planned-moves';
import { areaSchema, followedProgramSchema, settingsSchema } from './training-settings';

export type { FollowedProgram, TrainingChoice, TrainingSettings } from './training-settings';

/** A session that Ana planned, with her reasons; `POST /workout-sessions` starts it by its ID. */
const plannedTrainingSchema = z.object({
  trainingId: trainingIdSchema,
  date: localDateSchema,
  title: z.string(),
  /** The most important first; 'mobility' alone is a gentle session. */
  focus: z.array(areaSchema),
  /** Warm-up, main part, and cool-down together. */
  minutes: z.number().int(),
  caloriesKcal: z.number().int(),
  /** For the whole session, at most three, the most important first. */
  reasons: z.array(z.string()),
  warmUp: z.array(timedMoveSchema),
  exercises: z.array(plannedExerciseSchema),
  coolDown: z.array(timedMoveSchema),
});
export type PlannedTraining = z.output<typeof plannedTrainingSchema>;

/** A workout that was started but not ended. */
const openWorkoutSchema = z.object({
  id: z.string(),
  title: z.string(),
  finished: z.number().int(),
  of: z.number().int(),
});

const todaySchema = z.object({
  /** The person's own day. */
  date: localDateSchema,
  /** Not a training day; there is still a session for anyone who wants it. */
  isRestDay: z.boolean(),
  /** A workout counted today; the session is the next one. */
  isDone: z.boolean(),
  /** Active minutes that close today's circle: those of the plan, fixed once a workout counts; null without a goal. */
  goalMinutes: z.number().int().nullable(),
  /** What Ana remembers, in one sentence. */
  opening: z.string(),
  /** Null if nothing in the library suits this person. */
  session: plannedTrainingSchema.nullable(),
  /** Nothing is planned until a danger the person told of is taken care of. */
  isWaiting: z.boolean().default(false),
  /** What the last change of this session did, in one or two sentences. */
  changed: z.string().nullable(),
  /** Changed by request; 'plan' takes it back. */
  isChanged: z.boolean(),
  open: openWorkoutSchema.nullable(),
});
export type TrainingToday = z.output<typeof todaySchema>;

export const weekDaySchema = z.object({
  date: localDateSchema,
  state: z.enum(['done', 'planned', 'missed', 'rest']),
  /** Of the session planned or done; null on days without one. */
  title: z.string().nullable(),
  focus: z.array(areaSchema),
  /** Planned minutes or, on a day that is done, trained ones; 0 on days without a session. */
  minutes: z.number().int(),
  /** What was done outside of the product, besides; absent if nothing was. */
  outside: z
    .array(
      z.object({
        kind: z.enum(activityKinds),
        minutes: z.number().int(),
        distanceMeters: z.number().nullable(),
      }),
    )
    .optional(),
});

const weekSchema = z.object({
  /** Seven, from Monday to Sunday. */
  days: z.array(weekDaySchema).length(7),
  /** When the next session is; null if that is today. */
  note: z.string().nullable(),
  /** A look back at last week, null if nothing was done in it. */
  review: z
    .object({
      sessionsDone: z.number().int(),
      sessionsPlanned: z.number().int(),
      minutes: z.number().int(),
      /** What changed and why, one to four sentences. */
      sentences: z.array(z.string()),
    })
    .nullable(),
});
export type TrainingWeek = z.output<typeof weekSchema>;

/** Why a limit is what it is: with several, the strictest. */
const limitReasons = ['age', 'new', 'older', 'careful', 'condition', 'medicine'] as const;

/** What a person's heart rate should stay within during a workout, in beats a minute. */
const heartRateGuideSchema = z.object({
  /** By age. */
  maximum: z.number().int(),
  /** Above it, they are told to ease off. */
  limit: z.number().int(),
  /** Where zones 2 to 5 begin; null if no formula holds for them. */
  zones: z.array(z.number().int()).length(4).nullable(),
  reason: z.enum(limitReasons),
});
export type HeartRateGuide = z.output<typeof heartRateGuideSchema>;

/** The part of the profile that the dashboard shows first. */
export const trainingOverviewSchema = z.object({
  today: todaySchema,
  week: weekSchema,
  /** Exercises that are never planned for this person, for whatever reason. */
  unsuitableIds: z.array(z.string()).default([]),
  /** Conditions that plans take into account, chosen or read from the notes. */
  conditions: z.array(z.enum(conditions)).default([]),
  /** Whether plans go gently: something is only known in words, or a danger has just passed. */
  isCareful: z.boolean().default(false),
  /** The most minutes for any workout, from the person's notes; null if they set no limit. */
  mostMinutes: z.number().int().nullable().default(null),
  /** The program that was begun, paused or not. */
  programme: followedProgramSchema.nullable().default(null),
  heartRate: heartRateGuideSchema.nullable().default(null),
});
export type TrainingOverview = z.output<typeof trainingOverviewSchema>;

/** Grows with each change of settings, moves, or program. */
const versionSchema = z.number().int().min(0);

const planSchema = z.object({
  version: versionSchema,
  settings: settingsSchema.extend({
    /** False while they are a proposal. */
    areChosen: z.boolean(),
  }),
  week: weekSchema,
  programme: followedProgramSchema.nullable(),
  /** From 1, estimated from past workouts. */
  levels: z.record(areaSchema, z.number()),
  /**
   * MET-minutes of each week from its Monday, up to six, oldest first, ending with the current one; weeks not fully
   * known are left out.
   */
  loads: z.array(z.object({ monday: localDateSchema, load: z.number().int() })),
  /** Whether there is a calendar feed. */
  hasCalendar: z.boolean(),
});
export type TrainingPlan = z.output<typeof planSchema>;

/** What Ana would change in a routine that does not suit the person. */
const routineAdviceSchema = z.object({
  routineId: z.string(),
  /** One to three sentences. */
  advice: z.string(),
  /** Changes to the main part: each exercise and its replacement; null if it has none. */
  swaps: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
  /** The main part as changed, in the format of `POST /workout-sessions`. */
  exercises: z.array(z.object({ exerciseId: z.string(), workSeconds: z.number().int() })),
});

const needsAnswers = ['profile_not_found', 'onboarding_incomplete'] as const;

export const trainingContract = {
  /**
   * Made and stored when it is first requested on one of the person's days, and again when something it depends on
   * changed.
   */
  readToday: {
    method: 'GET',
    path: '/training/today',
    access: 'user',
    whole: true,
    response: todaySchema,
    errors: [...needsAnswers],
  },
  /** Changes today's session, with what was asked before, or back to the plan's own. A repeat of the ID returns the first result. */
  changeToday: {
    method: 'POST',
    path: '/training/today/changes',
    access: 'user',
    body: z.object({
      id: idSchema,
      change: z.enum([
        'shorter',
        'easier',
        'something_else',
        'plan',
      ] as const satisfies readonly SessionChange[]),
    }),
    response: todaySchema,
    errors: [...needsAnswers],
  },
  /** What is planned for a day from today to the end of next week. */
  readDay: {
    method: 'GET',
    path: '/training/days/{date}',
    access: 'user',
    whole: true,
    params: z.object({ date: localDateSchema }),
    response: plannedTrainingSchema,
    errors: [...needsAnswers, 'training_not_found'],
  },
  /** Only routines that she would change. */
  adviseRoutines: {
    method: 'GET',
    path: '/training/routines',
    access: 'user',
    whole: true,
    response: z.object({ advice: z.array(routineAdviceSchema) }),
    errors: [...needsAnswers],
  },
  readPlan: {
    method: 'GET',
    path: '/training/plan',
    access: 'user',
    whole: true,
    response: planSchema,
    errors: [...needsAnswers],
  },
  choosePlan: {
    method: 'PUT',
    path: '/training/plan',
    access: 'user',
    // Plans whole weeks.
    perMinute: 30,
    /** With the `version` of the plan that was shown, settings changed since then are not overwritten. */
    body: settingsSchema.extend({ version: versionSchema.optional() }),
    response: planSchema,
    errors: [...needsAnswers, 'plan_changed'],
  },
  /** Moves a session of this week to another day that is not over. Moving it back undoes that. */
  moveSession: {
    method: 'POST',
    path: '/training/plan/moves',
    access: 'user',
    body: z.object({ from: localDateSchema, to: localDateSchema }),
    response: planSchema,
    errors: [...needsAnswers, 'session_not_movable'],
  },
  /** Starts, pauses, resumes, or (null) leaves a program; another one starts from the beginning. */
  chooseProgramme: {
    method: 'PUT',
    path: '/training/programme',
    access: 'user',
    body: z.object({ id: followedProgramSchema.shape.id.nullable(), isPaused: z.boolean().default(false) }),
    response: planSchema,
    errors: [...needsAnswers],
  },
  /** Makes the address of the calendar feed, which only this response contains; the old one stops working. */
  renewCalendar: {
    method: 'POST',
    path: '/training/calendar',
    access: 'user',
    body: z.object({}),
    response: z.object({
      /** The path, without the site's origin. */
      path: z.string(),
    }),
    status: 201,
    errors: ['profile_not_found'],
  },
  removeCalendar: {
    method: 'DELETE',
    path: '/training/calendar',
    access: 'user',
    response: z.object({ hasCalendar: z.literal(false) }),
    errors: ['profile_not_found'],
  },
  /** The training days of four weeks as an iCalendar feed; anyone with the address may read it. */
  readCalendar: {
    method: 'GET',
    path: '/training/calendar/{file}',
    access: 'public',
    params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
    response: z.string(),
    contentType: 'text/calendar; charset=utf-8',
    errors: ['calendar_not_found'],
  },
} as const satisfies Contract;
