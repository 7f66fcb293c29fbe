import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { tierNameSchema } from '../rules/tiers';
import type { Contract } from './endpoint';
import { instantSchema } from './values';

/** What is celebrated full screen, once. */
const momentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tier'), id: z.string(), reachedAt: instantSchema, tier: tierNameSchema }),
  z.object({
    kind: z.literal('league'),
    id: z.string(),
    reachedAt: instantSchema,
    /** The Monday on which the week began. */
    week: localDateSchema,
    /** Null for a week from before minutes ranked people. */
    minutes: z.number().int().nullable().default(null),
    members: z.number().int(),
  }),
]);
export type Moment = z.output<typeof momentSchema>;

export const momentsContract = {
  /** Those that no device has shown yet, oldest first. */
  listMoments: {
    method: 'GET',
    path: '/moments',
    access: 'user',
    response: z.object({ moments: z.array(momentSchema) }),
    errors: [],
  },
  /** A device is about to show it: `first` is true for one device only. */
  claimMoment: {
    method: 'POST',
    path: '/moments/{id}/seen',
    access: 'user',
    params: z.object({ id: z.string().min(1).max(100) }),
    response: z.object({ first: z.boolean() }),
    errors: ['moment_not_found'],
  },
} as const satisfies Contract;
