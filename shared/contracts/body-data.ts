import * as z from 'zod';
import { activityKinds } from '../rules/activities';
import {
  earliestDate,
  figureLimits,
  isPossibleDistance,
  longestActivitySeconds,
  maximumSteps,
} from '../rules/activity-limits';
import { localDateSchema } from '../rules/local-date';
import { draftAnswersSchema } from '../rules/questionnaire';
import { activitySchema } from './outside-activity';
import { idSchema, instantSchema, titleSchema } from './values';

/** A day that data may be about. */
const dataDateSchema = localDateSchema.refine(
  (date) => date >= earliestDate,
  `must be ${earliestDate} or later`,
);

/** Whole days between two dates; NaN if one of them is none, which its own schema says. */
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const within = ([least, most]: readonly [least: number, most: number]) => z.number().min(least).max(most);

/** An activity that was done outside of the product. */
export const toldActivitySchema = z
  .object({
    kind: z.enum(activityKinds),
    /** With any offset; kept in UTC and whole seconds. */
    startedAt: z.iso
      .datetime({
        offset: true,
        error: 'must be a date and time with an offset, such as 2026-11-30T07:30:00+01:00',
      })
      .transform((instant) => `${new Date(instant).toISOString().slice(0, 19)}Z`)
      .refine((instant) => instant >= earliestDate, `must be ${earliestDate} or later`),
    /** The day it began on, where it was recorded. */
    date: localDateSchema,
    durationSeconds: z.number().int().min(1).max(longestActivitySeconds),
    distanceMeters: within(figureLimits.distanceMeters).nullable().default(null),
    averageHeartRate: within(figureLimits.averageHeartRate).int().nullable().default(null),
    caloriesKcal: within(figureLimits.caloriesKcal).int().nullable().default(null),
    title: titleSchema.nullable().default(null),
  })
  .refine(({ startedAt, date }) => Math.abs(daysFrom(startedAt.slice(0, 10), date)) <= 1, {
    path: ['date'],
    error: 'must be the day of startedAt in some time zone',
  })
  .refine(isPossibleDistance, { path: ['distanceMeters'], error: 'must be possible in that time' });

export type Activity = z.output<typeof activitySchema>;

/** The most entries of each kind in one part of an import. */
export const entriesPerPart = 200;

const listOf = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(entriesPerPart).default([]);

/** What one part of an import adds; the same part sent again changes nothing. */
export const importPartSchema = z
  .object({
    activities: listOf(toldActivitySchema),
    steps: listOf(z.object({ date: dataDateSchema, total: z.number().int().min(0).max(maximumSteps) })),
    weights: listOf(z.object({ date: dataDateSchema, weightKg: draftAnswersSchema.shape.weightKg.unwrap() })),
    restingHeartRates: listOf(
      z.object({ date: dataDateSchema, beatsPerMinute: within(figureLimits.restingHeartRate).int() }),
    ),
  })
  .refine((part) => Object.values(part).some((list) => list.length > 0), 'must add something');
export type ImportPart = z.output<typeof importPartSchema>;

const countsSchema = z.object({
  activities: z.number().int(),
  steps: z.number().int(),
  weights: z.number().int(),
  restingHeartRates: z.number().int(),
});
export type ImportCounts = z.output<typeof countsSchema>;

/** One file that was imported. Until it is undone, what it added stays. */
export const importSchema = z.object({
  id: idSchema,
  /** As the person's device calls the file. */
  fileName: z.string(),
  importedAt: instantSchema,
  /** What it added, without what was known already or has been removed since. */
  added: countsSchema,
  /** It is being undone, and some of what it added may still be there. */
  isUndoing: z.boolean(),
});
export type Import = z.output<typeof importSchema>;

/** A workout of ours, as far as needed to recognize its copy in a file. */
const ownWorkoutSchema = z.object({ startedAt: instantSchema, durationSeconds: z.number().int() });

/** Figures of one day; null if nobody told them. */
const bodyDaySchema = z.object({
  date: localDateSchema,
  steps: z.number().int().nullable(),
  weightKg: z.number().nullable(),
  restingHeartRate: z.number().int().nullable(),
});
export type BodyDay = z.output<typeof bodyDaySchema>;

/** Both days counted, at most 400 of them. */
const rangeSchema = z
  .object({ from: dataDateSchema, to: dataDateSchema.refine((date) => date < '2200', 'must be before 2200') })
  .refine(
    ({ from, to }) => from <= to && daysFrom(from, to) < 400,
    'must be at most 400 days, from first to last',
  );

const importParams = z.object({ id: idSchema });

/** Endpoints about what watches, files, and other apps know; part of the area's contract. */
export const bodyDataEndpoints = {
  listImports: {
    method: 'GET',
    path: '/activity/imports',
    access: 'user',
    response: z.object({ imports: z.array(importSchema) }),
    errors: [],
  },
  /** Opens an import, to which its parts are then added. A repeat returns the stored one. */
  startImport: {
    method: 'POST',
    path: '/activity/imports',
    access: 'user',
    body: z.object({ id: idSchema, fileName: titleSchema }),
    response: importSchema,
    status: 201,
    errors: ['profile_not_found', 'too_many_imports', 'import_not_found'],
  },
  /** Adds a part; entries that are known already are left out. Days still to come are refused. */
  storeImportPart: {
    method: 'PUT',
    path: '/activity/imports/{id}/parts/{number}',
    access: 'user',
    params: importParams.extend({ number: z.coerce.number().int().min(0).max(499) }),
    body: importPartSchema,
    maxBodyBytes: 128_000,
    response: importSchema,
    errors: [
      'import_not_found',
      'profile_not_found',
      'onboarding_incomplete',
      'date_ahead',
      'too_many_imports',
    ],
  },
  /** Removes all that it added. A repeat finishes what a first request did not. */
  undoImport: {
    method: 'DELETE',
    path: '/activity/imports/{id}',
    access: 'user',
    params: importParams,
    response: z.object({ id: idSchema }),
    errors: ['import_not_found'],
  },
  /** Activities of these days and the person's own workouts, newest first. */
  listActivities: {
    method: 'GET',
    path: '/activity/activities',
    access: 'user',
    query: rangeSchema,
    response: z.object({ activities: z.array(activitySchema), workouts: z.array(ownWorkoutSchema) }),
    errors: ['profile_not_found'],
  },
  /** One activity from a device or an automation; one that is known already is returned as it is stored. */
  logActivity: {
    method: 'POST',
    path: '/devices/activities',
    access: 'device',
    scope: 'activity',
    body: toldActivitySchema,
    response: activitySchema,
    status: 201,
    errors: ['profile_not_found', 'date_ahead', 'activity_known', 'too_many_imports'],
  },
  removeActivity: {
    method: 'DELETE',
    path: '/activity/activities/{id}',
    access: 'user',
    params: z.object({ id: z.string().regex(/^\d{8}T\d{6}Z-[a-z]{3,8}$/) }),
    response: z.object({ id: z.string() }),
    errors: ['activity_not_found'],
  },
  readBodyDays: {
    method: 'GET',
    path: '/activity/days',
    access: 'user',
    query: rangeSchema,
    response: z.object({ days: z.array(bodyDaySchema) }),
    errors: ['profile_not_found'],
  },
} as const;
