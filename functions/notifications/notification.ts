import * as z from 'zod';
import { notificationKinds, type NotificationKind } from '../../shared/contracts/notifications';
import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import type { Cause } from '../platform/outbox/outbox-item';

/**
 * How a person was told. silent: by the list alone. telling: an open page is being told, else what is outside the app.
 * live: at once. waiting: in the next digest. digest: in one.
 */
const toldSchema = z.enum(['silent', 'telling', 'live', 'waiting', 'digest']);
export type Told = z.output<typeof toldSchema>;

/** A stored notification; names are looked up when it is shown. */
export const storedNotificationSchema = z.object({
  notificationId: z.string(),
  kind: z.enum(notificationKinds),
  /** The person it is about, if not the recipient. */
  actorId: z.string().nullable(),
  /** The values its text needs: a title, minutes, points. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  read: z.boolean(),
  createdAt: z.string(),
  /** Rows from before it was counted were told at once. */
  told: toldSchema.default('live'),
  /** When it interrupted the person; all of one digest have the same instant. */
  toldAt: z.string().nullable().default(null),
});
export type StoredNotification = z.output<typeof storedNotificationSchema>;

/** What happened, to be told to one or more people. */
export interface News {
  /** The ID of its event: no one gets two notifications for one event. */
  id: string;
  kind: NotificationKind;
  actorId: string | null;
  facts: StoredNotification['facts'];
  createdAt: string;
  /** What caused it. */
  cause: Cause;
  /** When it is too late to tell; never, by default. */
  until?: string;
}

/** The fields that news takes from its event. */
export const newsOf = (event: DomainEvent): Pick<News, 'id' | 'createdAt' | 'cause'> => ({
  id: event.id,
  createdAt: event.occurredAt,
  cause: causeOf(event),
});
