import * as z from 'zod';
import { danceSetIds, danceStyleIds, setSeconds } from '../rules/dance/choices';
import { localDateSchema } from '../rules/local-date';
import type { Contract } from './endpoint';
import { cursorSchema, idSchema, instantSchema } from './values';

const styleSchema = z.enum(danceStyleIds);
const setSchema = z.enum(danceSetIds);
const percentSchema = z.number().int().min(0).max(100);

/** One danced second; while no one is visible, it has neither accuracy nor match. */
const sampleSchema = z
  .object({ accuracy: percentSchema.nullable(), match: percentSchema.nullable() })
  .refine(
    ({ accuracy, match }) => accuracy !== null || match === null,
    'a match requires that someone was seen',
  );

/** Why a finished dance earns no points of its own. */
const unpaidReasonSchema = z.enum(['not_finished', 'no_camera', 'not_tracked', 'paid_today']);
export type UnpaidReason = z.output<typeof unpaidReasonSchema>;

export const danceSessionSchema = z.object({
  id: z.string(),
  style: styleSchema,
  set: setSchema,
  camera: z.boolean(),
  startedAt: instantSchema,
  /** Started offline: the start is what the device says. */
  startedOffline: z.boolean().optional(),
  completedAt: instantSchema.nullable(),
  /** The person's own day; null until it is completed. */
  localDate: localDateSchema.nullable(),
  activeSeconds: z.number().int().min(0),
  moves: z.number().int().min(0),
  reachedLastMove: z.boolean(),
  /** 0 to 1. */
  trackedShare: z.number().min(0).max(1),
  accuracy: percentSchema.nullable(),
  /** Mean move match; null without a camera or if nothing was counted. */
  score: percentSchema.nullable(),
  stars: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  caloriesBurned: z.number().int().min(0),
  /** Null if it earns points, or until it is completed. */
  unpaidReason: unpaidReasonSchema.nullable(),
});
export type DanceSession = z.output<typeof danceSessionSchema>;

/** The best score of a style, among sessions danced to the last move with the person visible for half the time. */
const danceBestSchema = z.object({
  style: styleSchema,
  sessionId: z.string(),
  score: percentSchema,
  at: instantSchema,
});
export type DanceBest = z.output<typeof danceBestSchema>;

export const danceContract = {
  listDanceSessions: {
    method: 'GET',
    path: '/dance-sessions',
    access: 'user',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(10),
      cursor: cursorSchema.optional(),
    }),
    /** Completed ones, newest first. */
    response: z.object({
      sessions: z.array(danceSessionSchema),
      bests: z.array(danceBestSchema),
      nextCursor: cursorSchema.nullable(),
    }),
    errors: [],
  },
  /** A repeat returns what is stored. */
  startDance: {
    method: 'POST',
    path: '/dance-sessions',
    access: 'user',
    body: z.object({
      id: idSchema,
      style: styleSchema,
      set: setSchema,
      camera: z.boolean(),
      /** For a session started offline; at most a day back. */
      startedAt: instantSchema.optional(),
    }),
    response: danceSessionSchema,
    status: 201,
    errors: ['session_id_taken'],
  },
  /** The result is computed from the samples; a repeat returns what is stored. */
  completeDance: {
    method: 'POST',
    path: '/dance-sessions/{id}/complete',
    access: 'user',
    params: z.object({ id: idSchema }),
    body: z.object({
      samples: z.array(sampleSchema).max(setSeconds('five-minutes')),
      finishedAt: instantSchema,
    }),
    response: danceSessionSchema,
    errors: ['session_not_found', 'profile_not_found', 'dance_not_plausible'],
  },
  /** For a completed one, with everything it counted for and earned. Its ID stays taken. */
  removeDance: {
    method: 'DELETE',
    path: '/dance-sessions/{id}',
    access: 'user',
    params: z.object({ id: idSchema }),
    response: z.object({ id: z.string() }),
    errors: ['session_not_found'],
  },
  restoreDance: {
    method: 'POST',
    path: '/dance-sessions/{id}/restore',
    access: 'user',
    params: z.object({ id: idSchema }),
    response: danceSessionSchema,
    errors: ['session_not_found'],
  },
} as const satisfies Contract;
