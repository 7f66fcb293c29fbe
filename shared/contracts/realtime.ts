import * as z from 'zod';
import type { Contract } from './endpoint';
import { instantSchema } from './values';

/** A notification socket, or a spoken onboarding. */
export const socketKinds = ['notifications', 'voice'] as const;
export type SocketKind = (typeof socketKinds)[number];

export const realtimeContract = {
  createTicket: {
    method: 'POST',
    path: '/realtime/tickets',
    access: 'user',
    /** The connection's purpose; each ticket opens one. */
    query: z.object({ kind: z.enum(socketKinds).default('notifications') }),
    response: z.object({ ticket: z.string(), url: z.string(), expiresAt: instantSchema }),
    status: 201,
    errors: ['too_many_tickets'],
  },
} as const satisfies Contract;
