import * as z from 'zod';
import type { Contract } from './endpoint';

export const healthContract = {
  readHealth: {
    method: 'GET',
    path: '/health',
    access: 'public',
    response: z.object({
      status: z.literal('ok'),
      version: z.string(),
      // A page of this release may ask one from before these fields, after a rollback.
      commit: z.string().default('unknown'),
      builtAt: z.string().default('unknown'),
      environment: z.string(),
    }),
    errors: [],
  },
} as const satisfies Contract;
