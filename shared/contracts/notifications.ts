import * as z from 'zod';
import type { Contract } from './endpoint';

/** What people are told about; each can be switched off. */
export const notificationKinds = [
  'friendRequest',
  'friendAccepted',
  'challenge',
  'challengeResult',
  'sharedWorkout',
  'tier',
  'streakAtRisk',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const kindSchema = z.enum(notificationKinds);

/** Every kind, on until it is switched off. */
const preferencesSchema = z.object({ kinds: z.record(kindSchema, z.boolean()) });
export type NotificationPreferences = z.output<typeof preferencesSchema>;

export const notificationsContract = {
  readPreferences: {
    method: 'GET',
    path: '/notifications/preferences',
    access: 'user',
    response: preferencesSchema,
    errors: [],
  },
  /** Kinds that are left out stay as they are, so that an app that does not know a kind leaves it alone. */
  changePreferences: {
    method: 'PUT',
    path: '/notifications/preferences',
    access: 'user',
    body: z.object({
      kinds: z
        .partialRecord(kindSchema, z.boolean())
        .refine((kinds) => Object.keys(kinds).length > 0, 'must change something'),
    }),
    response: preferencesSchema,
    errors: [],
  },
} as const satisfies Contract;
