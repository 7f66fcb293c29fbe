import * as z from 'zod';
import type { Contract } from './endpoint';
import { cursorSchema, idSchema, instantSchema } from './values';

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

const notificationSchema = z.object({
  id: idSchema,
  kind: kindSchema,
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: instantSchema,
});
export type Notification = z.output<typeof notificationSchema>;

/** Of the newest hundred. */
const unreadCountSchema = z.number().int().min(0);

export const notificationsContract = {
  /** Newest first, twenty a page. */
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    access: 'user',
    query: z.object({ cursor: cursorSchema.optional() }),
    response: z.object({
      notifications: z.array(notificationSchema),
      unreadCount: unreadCountSchema,
      nextCursor: cursorSchema.nullable(),
    }),
    errors: [],
  },
  /** Ids that are gone are no error. */
  markNotificationsRead: {
    method: 'POST',
    path: '/notifications/read',
    access: 'user',
    body: z.union([
      z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
      z.strictObject({ all: z.literal(true) }),
    ]),
    response: z.object({ unreadCount: unreadCountSchema }),
    errors: [],
  },
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
