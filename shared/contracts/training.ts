import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { conditions } from '../rules/training/person';
import type { SessionChange } from '../rules/training/session';
import type { Contract } from './endpoint';
import { idSchema, trainingIdSchema } from './values';
import { plannedExerciseSchema, timedMoveSchema } from './planned-moves';
import { areaSchema, followedProgrammeSchema, settingsSchema } from './training-settings';

export type { FollowedProgramme, TrainingChoice, TrainingSettings } from './training-settings';

/** A session that Ana planned, with her reasons; `POST /workout-sessions` starts it by its id. */
const plannedTrainingSchema = z.object({
  trainingId: trainingIdSchema,
  date: localDateSchema,
  title: z.string(),
  /** The weightiest first; 'mobility' alone is a gentle session. */
  focus: z.array(areaSchema),
  /** Warm-up, main part and cool-down together. */
  minutes: z.number().int(),
  caloriesKcal: z.number().int(),
  /** Of the whole session, at most three, the weightiest first. */
  reasons: z.array(z.string()),
  warmUp: z.array(timedMoveSchema),
  exercises: z.array(plannedExerciseSchema),
  coolDown: z.array(timedMoveSchema),
});
export type PlannedTraining = z.output<typeof plannedTrainingSchema>;

/** A workout that was begun and not ended. */
const openWorkoutSchema = z.object({
  id: z.string(),
  title: z.string(),
  finished: z.number().int(),
  of: z.number().int(),
});

const todaySchema = z.object({
  /** The person's own day. */
  date: localDateSchema,
  /** No training day; the session is there all the same, for whoever wants it. */
  isRestDay: z.boolean(),
  /** Something was trained today; the session is what would come now. */
  isDone: z.boolean(),
  /** What Ana remembers, one sentence. */
  opening: z.string(),
  /** Null where nothing of the library is left for this person. */
  session: plannedTrainingSchema.nullable(),
  /** What the last change of this session did, one or two sentences. */
  changed: z.string().nullable(),
  open: openWorkoutSchema.nullable(),
});
export type TrainingToday = z.output<typeof todaySchema>;

export const weekDaySchema = z.object({
  date: localDateSchema,
  state: z.enum(['done', 'planned', 'missed', 'rest']),
  /** Of the session planned or done; null on days without one. */
  title: z.string().nullable(),
  focus: z.array(areaSchema),
  /** Planned or, on a day that is done, trained; 0 on days without a session. */
  minutes: z.number().int(),
});

const weekSchema = z.object({
  /** Seven, from Monday to Sunday. */
  days: z.array(weekDaySchema).length(7),
  /** What the plan makes of a gap. */
  note: z.string().nullable(),
  /** A look back at last week, null where nothing was done in it. */
  review: z
    .object({
      sessionsDone: z.number().int(),
      sessionsPlanned: z.number().int(),
      minutes: z.number().int(),
      /** What changed and why, one to three. */
      sentences: z.array(z.string()),
    })
    .nullable(),
});
export type TrainingWeek = z.output<typeof weekSchema>;

/** Part of the profile's answer: what the dashboard shows first. */
export const trainingOverviewSchema = z.object({
  today: todaySchema,
  week: weekSchema,
  /** Exercises of the library that are never planned for this person, whatever the reason. */
  unsuitableIds: z.array(z.string()).default([]),
  /** States of health that plans go by, chosen or read from the notes. */
  conditions: z.array(z.enum(conditions)).default([]),
  /** Whether plans go gently: something is known in words only, or a danger has just passed. */
  isCareful: z.boolean().default(false),
  /** What no workout may go over by the person's notes, null where they set no limit. */
  mostMinutes: z.number().int().nullable().default(null),
});
export type TrainingOverview = z.output<typeof trainingOverviewSchema>;

/** How often the plan was changed: goes up with each change of settings, moves or program. */
const versionSchema = z.number().int().min(0);

const planSchema = z.object({
  version: versionSchema,
  settings: settingsSchema.extend({
    /** False while they are a proposal. */
    areChosen: z.boolean(),
  }),
  week: weekSchema,
  programme: followedProgrammeSchema.nullable(),
  /** From 1, estimated from what was done. */
  levels: z.record(areaSchema, z.number()),
  /** MET-minutes of each week from its Monday, up to six, oldest first, the running one last; those not known whole are left out. */
  loads: z.array(z.object({ monday: localDateSchema, load: z.number().int() })),
  /** Whether there is a calendar feed. */
  hasCalendar: z.boolean(),
});
export type TrainingPlan = z.output<typeof planSchema>;

/** What Ana would change in a routine that contradicts the person. */
const routineAdviceSchema = z.object({
  routineId: z.string(),
  /** One to three sentences. */
  advice: z.string(),
  /** Of the main part: what comes in place of what; null where nothing comes. */
  swaps: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
  /** The main part as changed, as `POST /workout-sessions` takes it. */
  exercises: z.array(z.object({ exerciseId: z.string(), workSeconds: z.number().int() })),
});

const needsAnswers = ['profile_not_found', 'onboarding_incomplete'] as const;

export const trainingContract = {
  /** Made and stored when it is first asked for on a day of the person's, and again when what it is made of changed. */
  readToday: {
    method: 'GET',
    path: '/training/today',
    access: 'user',
    whole: true,
    response: todaySchema,
    errors: [...needsAnswers],
  },
  /** Changes today's session. A repeat of the id answers what the first one did. */
  changeToday: {
    method: 'POST',
    path: '/training/today/changes',
    access: 'user',
    body: z.object({
      id: idSchema,
      change: z.enum(['shorter', 'easier', 'something_else'] as const satisfies readonly SessionChange[]),
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
  /** Only the routines that she would change. */
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
    /** With the `version` of the plan that was looked at, settings changed since then are not overwritten. */
    body: settingsSchema.extend({ version: versionSchema.optional() }),
    response: planSchema,
    errors: [...needsAnswers, 'plan_changed'],
  },
  /** Moves a session of this week to another day of it that is not over. Moving it back undoes that. */
  moveSession: {
    method: 'POST',
    path: '/training/plan/moves',
    access: 'user',
    body: z.object({ from: localDateSchema, to: localDateSchema }),
    response: planSchema,
    errors: [...needsAnswers, 'session_not_movable'],
  },
  /** Begins, pauses, resumes or (null) leaves a program; another one begins anew. */
  chooseProgramme: {
    method: 'PUT',
    path: '/training/programme',
    access: 'user',
    body: z.object({ id: followedProgrammeSchema.shape.id.nullable(), isPaused: z.boolean().default(false) }),
    response: planSchema,
    errors: [...needsAnswers],
  },
  /** Makes the address of the calendar feed, which only this answer holds; the one before stops working. */
  renewCalendar: {
    method: 'POST',
    path: '/training/calendar',
    access: 'user',
    body: z.object({}),
    response: z.object({
      /** From the site's origin. */
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
  /** The training days of four weeks as an iCalendar feed; whoever has the address may read it. */
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
