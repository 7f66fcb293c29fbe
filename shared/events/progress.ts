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
const exampleOfWorkout = {
  sessionId: '01JD3X6E9H0000000000000001',
  title: 'Core Blast',
  localDate: '2026-11-20',
  counted: true,
};

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
    example: {
      sessionId: '01JD3X6E9H0000000000000001',
      title: 'Core Blast',
      localDate: '2026-11-20',
      counted: true,
      activeSeconds: 960,
      caloriesBurned: 42,
      routineId: 'core-blast',
      challengeNumber: null,
      plannedSeconds: 900,
    },
  }),
  /** A workout was removed; it may be restored under its ID. */
  WorkoutRemoved: defineEvent({ version: 1, data: changedWorkout, example: exampleOfWorkout }),
  /** A removed workout was restored. */
  WorkoutRestored: defineEvent({ version: 1, data: changedWorkout, example: exampleOfWorkout }),
  PointsAwarded: defineEvent({
    version: 1,
    data: z.object({
      awards: z.array(awardSchema).min(1),
      totalPoints: z.number().int().min(0),
      standing: standingSchema,
    }),
    example: {
      awards: [
        {
          awardKey: 'workout#2026-11-20#01JD3X6E9H0000000000000001',
          activityType: 'workout_completed',
          activityId: '01JD3X6E9H0000000000000001',
          points: 50,
          description: 'completing Core Blast',
        },
      ],
      totalPoints: 250,
      standing: { points: 250, workoutsCompleted: 4, version: 5 },
    },
  }),
  /** Points were taken back, or given again, because something was removed or restored; awards may come with it. */
  PointsCorrected: defineEvent({
    version: 1,
    data: z.object({
      awards: z.array(awardSchema.extend({ points: z.number().int() })).min(1),
      totalPoints: z.number().int().min(0),
      standing: standingSchema,
    }),
    example: {
      awards: [
        {
          awardKey: 'meal#2026-11-20#1#back#1',
          activityType: 'meal_log',
          activityId: '2026-11-20-01JD3X6E9H0000000000000001',
          points: -10,
          description: 'Meal removed',
        },
      ],
      totalPoints: 240,
      standing: { points: 240, workoutsCompleted: 4, version: 6 },
    },
  }),
  StandingChanged: defineEvent({
    version: 1,
    data: z.object({ standing: standingSchema }),
    example: { standing: { points: null, workoutsCompleted: 4, version: 6 } },
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
    example: {
      sessionId: '01JD3X6E9H0000000000000001',
      title: 'Core Blast',
      minutes: 16,
      caloriesBurned: 42,
    },
  }),
  TierReached: defineEvent({
    version: 1,
    data: z.object({ tier: z.enum(['Silver', 'Gold', 'Platinum']), totalPoints: z.number().int() }),
    example: { tier: 'Silver', totalPoints: 250 },
  }),
};
