import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { defineEvent } from './envelope';

/** What someone is reminded of. */
const reminderKinds = ['streakAtRisk', 'trainingDay'] as const;

export const notificationEvents = {
  /** Someone chose what they are told of, how or when. */
  NotificationPreferencesChanged: defineEvent({ version: 1, data: z.object({}), example: {} }),
  /** Someone was told of something and wants to hear it outside of the app too. */
  NotificationCreated: defineEvent({
    version: 1,
    data: z.object({
      notificationId: z.string(),
      /** When it is too late to tell; null where it never is. */
      until: z.iso.datetime().nullable(),
      /** Whether it goes to the browsers that subscribed. */
      push: z.boolean().default(true),
      /** Whether it goes to the person's address. */
      mail: z.boolean().default(false),
    }),
    example: { notificationId: '01JD3X6E9H0000000000000001', until: null, push: true, mail: false },
  }),
  /** It is time to remind someone; decided once a local day. */
  ReminderSent: defineEvent({
    version: 1,
    data: z.object({
      kind: z.enum(reminderKinds),
      localDate: localDateSchema,
      /** Active days of the streak, or minutes of the session. */
      count: z.number().int().min(0),
      /** When it is night for them, and too late to tell. */
      until: z.iso.datetime(),
    }),
    example: { kind: 'streakAtRisk', localDate: '2026-11-20', count: 6, until: '2026-11-20T22:00:00.000Z' },
  }),
};
