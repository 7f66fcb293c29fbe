import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { defineEvent } from './envelope';

/**
 * A person's whole standing, so that neither order nor repeats matter. `points` is null for people who are not on the
 * board.
 */
const standingSchema = z.object({
  points: z.number().int().min(0).nullable(),
  workoutsCompleted: z.number().int().min(0),
  version: z.number().int().min(1),
});
export type Standing = z.output<typeof standingSchema>;

const awardSchema = z.object({
  awardKey: z.string(),
  activityType: z.string(),
  activityId: z.string().nullable(),
  points: z.number().int().positive(),
  description: z.string(),
});

const changedWorkout = z.object({
  sessionId: z.string(),
  title: z.string(),
  localDate: localDateSchema,
  counted: z.boolean(),
});

export const progressEvents = {
  WorkoutCompleted: defineEvent({
    version: 1,
    data: z.object({
      sessionId: z.string(),
      title: z.string(),
      localDate: localDateSchema,
      counted: z.boolean(),
      activeSeconds: z.number().int().min(0),
      caloriesBurned: z.number().int().min(0),
      /** Set if it was one of the six routines, original or adapted, or a challenge of the ladder. */
      routineId: z.string().nullable().default(null),
      challengeNumber: z.number().int().nullable().default(null),
      /** The planned length. */
      plannedSeconds: z.number().int().nullable().default(null),
    }),
  }),
  /** A workout was removed; it may be restored under its ID. */
  WorkoutRemoved: defineEvent({ version: 1, data: changedWorkout }),
  /** A removed workout was restored. */
  WorkoutRestored: defineEvent({ version: 1, data: changedWorkout }),
  PointsAwarded: defineEvent({
    version: 1,
    data: z.object({
      awards: z.array(awardSchema).min(1),
      totalPoints: z.number().int().min(0),
      standing: standingSchema,
    }),
  }),
  /** Points were taken back, or given again, because something was removed or restored; awards may come with it. */
  PointsCorrected: defineEvent({
    version: 1,
    data: z.object({
      awards: z.array(awardSchema.extend({ points: z.number().int() })).min(1),
      totalPoints: z.number().int().min(0),
      standing: standingSchema,
    }),
  }),
  StandingChanged: defineEvent({
    version: 1,
    data: z.object({ standing: standingSchema }),
  }),
  /** Someone shared a counted workout with friends. */
  WorkoutShared: defineEvent({
    version: 1,
    data: z.object({
      sessionId: z.string(),
      title: z.string(),
      minutes: z.number().int().min(0),
      caloriesBurned: z.number().int().min(0),
    }),
  }),
  TierReached: defineEvent({
    version: 1,
    data: z.object({ tier: z.enum(['Silver', 'Gold', 'Platinum']), totalPoints: z.number().int() }),
  }),
};
