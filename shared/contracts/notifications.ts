import * as z from 'zod';
import type { Contract } from './endpoint';
import { firstReminderHour, lastReminderHour, usualReminderHour } from '../rules/reminder-time';
import { usualQuietHours } from '../rules/quiet-hours';
import { cursorSchema, idSchema, instantSchema } from './values';

/** What people are notified about; each kind can be turned off. */
export const notificationKinds = [
  'friendRequest',
  'friendAccepted',
  'challenge',
  'challengeResult',
  'sharedWorkout',
  'tier',
  'streakAtRisk',
  'trainingDay',
  'cheer',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const kindSchema = z.enum(notificationKinds);

/** Kinds that can also be emailed, to a verified address. */
const mailsSchema = z.object({ streakAtRisk: z.boolean() });
export type MailedKind = keyof z.output<typeof mailsSchema> & NotificationKind;
export const mailedKinds: readonly MailedKind[] = mailsSchema.keyof().options;

/** An hour of the person's own day; no one is reminded at night. */
const reminderHourSchema = z.number().int().min(firstReminderHour).max(lastReminderHour);

const hourSchema = z.number().int().min(0).max(23);

/** Full hours of the person's own day. */
const quietHoursSchema = z
  .object({ from: hourSchema, to: hourSchema })
  .refine(({ from, to }) => from !== to, 'must differ');

const nonePushed = () =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, false])) as Record<NotificationKind, boolean>;

const preferencesSchema = z.object({
  /** Every kind, on until it is turned off. */
  kinds: z.record(kindSchema, z.boolean()),
  /** Kinds that are also pushed to subscribed browsers while the app is closed; off until turned on. */
  push: z.record(kindSchema, z.boolean()).default(nonePushed),
  /** Kinds that are also emailed, off until turned on; null if no email can be sent. */
  mail: mailsSchema.nullable().default(null),
  /** When reminders come: 'streak at risk' and 'today is a training day', at most one a day. */
  reminderHour: reminderHourSchema.default(usualReminderHour),
  /** When nothing is pushed, emailed, or pops up; null for never. Reminders come before. */
  quietHours: quietHoursSchema.nullable().default(usualQuietHours),
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
    quietHours: quietHoursSchema.nullable(),
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
  /** Whether it still asks for an answer; null if it never did. */
  isOpen: z.boolean().nullable().default(null),
  /** The person it is about, if there is one. */
  person: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  /** The challenge between friends that it is about. */
  friendChallengeId: z.string().nullable().default(null),
  /** Whose workout was shared, and which; absent in all other kinds, and in old ones. */
  sharedWorkout: z.object({ friendId: z.string(), sessionId: z.string() }).optional(),
});
export type Notification = z.output<typeof notificationSchema>;

/** Counts the newest hundred. */
const unreadCountSchema = z.number().int().min(0);

export const notificationsContract = {
  /** Newest first, twenty per page. */
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
  /** IDs that are gone are not an error. */
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
  /** Omitted fields stay as they are, so that an app that does not know a kind leaves it alone. */
  changePreferences: {
    method: 'PUT',
    path: '/notifications/preferences',
    access: 'user',
    body: preferenceChangesSchema,
    response: preferencesSchema,
    errors: [],
  },
  /** Where an email's link leads: it asks first, because email scanners open links too. */
  askUnsubscribe: {
    method: 'GET',
    path: '/notifications/unsubscribe/{token}',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    contentType: 'text/html; charset=utf-8',
    response: z.string(),
    errors: [],
  },
  /** Ends the emails without a sign-in, any number of times; also what an email program sends (RFC 8058). */
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
