import * as z from 'zod';
import type { Contract } from './endpoint';
import { firstReminderHour, lastReminderHour, usualReminderHour } from '../rules/reminder-time';
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
  'trainingDay',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const kindSchema = z.enum(notificationKinds);

/** The kinds that also go by mail, to a verified address. */
const mailsSchema = z.object({ streakAtRisk: z.boolean() });
export const mailedKinds = mailsSchema.keyof().options;

/** Of the person's own day; at night no one is reminded. */
const reminderHourSchema = z.number().int().min(firstReminderHour).max(lastReminderHour);

const nonePushed = () =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, false])) as Record<NotificationKind, boolean>;

const preferencesSchema = z.object({
  /** Every kind, on until it is switched off. */
  kinds: z.record(kindSchema, z.boolean()),
  /** The kinds that also reach browsers that subscribed, while the app is closed; off until they are switched on. */
  push: z.record(kindSchema, z.boolean()).default(nonePushed),
  /** The kinds that also come by mail, off until they are switched on; null where no mail can be sent. */
  mail: mailsSchema.nullable().default(null),
  /** When reminders come: 'streak at risk' and 'today is a training day', at most one a day. */
  reminderHour: reminderHourSchema.default(usualReminderHour),
});
export type NotificationPreferences = z.output<typeof preferencesSchema>;

const someKindsSchema = z
  .partialRecord(kindSchema, z.boolean())
  .refine((kinds) => Object.keys(kinds).length > 0, 'must change something');

const preferenceChangesSchema = z
  .object({
    kinds: someKindsSchema,
    push: someKindsSchema,
    mail: mailsSchema,
    reminderHour: reminderHourSchema,
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'must change something');
export type PreferenceChanges = z.output<typeof preferenceChangesSchema>;

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
  /** What is left out stays as it is, so that an app that does not know a kind leaves it alone. */
  changePreferences: {
    method: 'PUT',
    path: '/notifications/preferences',
    access: 'user',
    body: preferenceChangesSchema,
    response: preferencesSchema,
    errors: [],
  },
  /** Where the link of a mail leads: asks, because programs that look through mails open links too. */
  askUnsubscribe: {
    method: 'GET',
    path: '/notifications/unsubscribe/{token}',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    contentType: 'text/html; charset=utf-8',
    response: z.string(),
    errors: [],
  },
  /** Ends the mails, without a sign-in, however often; also what a mail program sends (RFC 8058). */
  unsubscribe: {
    method: 'POST',
    path: '/notifications/unsubscribe/{token}',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    contentType: 'text/html; charset=utf-8',
    response: z.string(),
    errors: [],
  },
} as const satisfies Contract;
