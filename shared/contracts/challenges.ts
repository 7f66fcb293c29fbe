import * as z from 'zod';
import {
  challengeCount,
  challengeDifficulties,
  challengeNumberSchema,
  challengeTypes,
} from '../rules/challenges/challenge';
import type { Contract } from './endpoint';
import { instantSchema } from './values';

const completedSchema = z.number().int().min(0).max(challengeCount);

const challengeSchema = z.object({
  number: challengeNumberSchema,
  title: z.string(),
  type: z.enum(challengeTypes),
  difficulty: z.enum(challengeDifficulties),
  description: z.string(),
  state: z.enum(['open', 'locked', 'completed']),
  /** When it was first completed; null until then. */
  completedAt: instantSchema.nullable(),
  /** How often it was completed. */
  times: z.number().int().min(0),
});

/** A friend on the ladder; `completed` is the highest challenge they completed, 0 before the first. */
const climberSchema = z.object({
  id: z.string(),
  name: z.string(),
  completed: completedSchema,
});
export type Climber = z.output<typeof climberSchema>;

export const challengesContract = {
  listChallenges: {
    method: 'GET',
    path: '/challenges',
    access: 'user',
    response: z.object({
      /** The caller's highest completed challenge, 0 before the first. */
      completed: completedSchema,
      challenges: z.array(challengeSchema),
      /** Friends who are visible on leaderboards, the furthest first. */
      friends: z.array(climberSchema),
    }),
    errors: [],
  },
} as const satisfies Contract;
