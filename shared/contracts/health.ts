import * as z from 'zod';
import type { Contract } from './endpoint';

export const healthContract = {
  readHealth: {
    method: 'GET',
    path: '/health',
    access: 'public',
    response: z.object({ status: z.literal('ok'), version: z.string(), environment: z.string() }),
    errors: [],
  },
} as const satisfies Contract;
