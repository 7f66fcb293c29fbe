import * as z from 'zod';
import { danceSetIds, danceStyleIds } from '../rules/dance/choices';
import { localDateSchema } from '../rules/local-date';
import { defineEvent } from './envelope';

const changedDance = z.object({
  sessionId: z.string(),
  localDate: localDateSchema,
  reachedLastMove: z.boolean(),
  trackedShare: z.number().min(0).max(1),
});

export const danceEvents = {
  /** A dance was removed; it may be restored under its ID. */
  DanceRemoved: defineEvent({ version: 1, data: changedDance }),
  /** A removed dance was restored. */
  DanceRestored: defineEvent({ version: 1, data: changedDance }),
  /** A dance ended, at its last move or earlier. */
  DanceSessionCompleted: defineEvent({
    version: 1,
    data: z.object({
      sessionId: z.string(),
      style: z.enum(danceStyleIds),
      set: z.enum(danceSetIds),
      localDate: localDateSchema,
      reachedLastMove: z.boolean(),
      /** Share of the time in which someone was visible, 0 to 1. */
      trackedShare: z.number().min(0).max(1),
      score: z.number().int().min(0).max(100).nullable(),
      activeSeconds: z.number().int().min(0),
      caloriesBurned: z.number().int().min(0),
    }),
  }),
};
