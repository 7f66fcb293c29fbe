import * as z from 'zod';
import type { NotificationKind } from '../contracts/notifications';
import { localDateSchema } from '../rules/local-date';
import { defineEvent } from './envelope';

/** What a reminder is about. */
const reminderKinds = ['streakAtRisk', 'trainingDay'] as const satisfies readonly NotificationKind[];

export const notificationEvents = {
  /** Someone changed what they are told about, how, or when. */
  NotificationPreferencesChanged: defineEvent({ version: 1, data: z.object({}) }),
  /** Someone was notified and wants to hear it outside the app as well. */
  NotificationCreated: defineEvent({
    version: 1,
    data: z.object({
      notificationId: z.string(),
      /** When it is too late to tell; null for never. */
      until: z.iso.datetime().nullable(),
      /** Whether it is pushed to subscribed browsers. */
      push: z.boolean().default(true),
      /** Whether it is emailed. */
      mail: z.boolean().default(false),
      /** How many of each kind, if it stands for several that waited. */
      counts: z.record(z.string(), z.number().int()).nullable().default(null),
    }),
  }),
  /**
   * The hour of these people has come, as far as the index says. A hint: whoever it does not reach stays due and is
   * named again.
   */
  RemindersListed: defineEvent({
    version: 1,
    data: z.object({ userIds: z.array(z.string().min(1)).min(1).max(100) }),
  }),
  /** The digest of these people is due: a hint, as above. */
  DigestsListed: defineEvent({
    version: 1,
    data: z.object({ userIds: z.array(z.string().min(1)).min(1).max(100) }),
  }),
  /** It is time to remind someone; decided once per local day. */
  ReminderSent: defineEvent({
    version: 1,
    data: z.object({
      kind: z.enum(reminderKinds),
      localDate: localDateSchema,
      /** Active days of the streak, or minutes of the session. */
      count: z.number().int().min(0),
      /** When night begins for them and it is too late to tell. */
      until: z.iso.datetime(),
    }),
  }),
};
