import * as z from 'zod';
import type { Contract } from './endpoint';
import { instantSchema } from './values';

export const realtimeContract = {
  createTicket: {
    method: 'POST',
    path: '/realtime/tickets',
    access: 'user',
    response: z.object({ ticket: z.string(), url: z.string(), expiresAt: instantSchema }),
    status: 201,
    errors: [],
  },
} as const satisfies Contract;
