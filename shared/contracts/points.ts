import * as z from 'zod';
import { tierNameSchema } from '../rules/tiers';
import type { Contract } from './endpoint';
import { instantSchema } from './values';

const pointsTransactionSchema = z.object({
  id: z.string(),
  points: z.number().int(),
  activityType: z.string(),
  activityId: z.string().nullable(),
  description: z.string(),
  createdAt: instantSchema,
});
export type PointsTransaction = z.output<typeof pointsTransactionSchema>;

export const pointsContract = {
  readPoints: {
    method: 'GET',
    path: '/points',
    access: 'user',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    response: z.object({
      totalPoints: z.number().int(),
      tier: tierNameSchema,
      pointsToNextTier: z.number().int().nullable(),
      transactions: z.array(pointsTransactionSchema),
    }),
    errors: ['profile_not_found'],
  },
} as const satisfies Contract;
