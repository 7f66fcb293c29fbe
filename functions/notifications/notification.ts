import * as z from 'zod';
import { notificationKinds, type NotificationKind } from '../../shared/contracts/notifications';
import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import type { Cause } from '../platform/outbox/outbox-item';

/** A notification as it is kept: names are looked up when it is shown. */
export const storedNotificationSchema = z.object({
  notificationId: z.string(),
  kind: z.enum(notificationKinds),
  /** Whom it is about, where it is someone else. */
  actorId: z.string().nullable(),
  /** What its words need: a title, minutes, points. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  read: z.boolean(),
  createdAt: z.string(),
});
export type StoredNotification = z.output<typeof storedNotificationSchema>;

/** What happened, to be told to one or many. */
export interface News {
  /** Of the event: whoever is told has at most one notification of it. */
  id: string;
  kind: NotificationKind;
  actorId: string | null;
  facts: StoredNotification['facts'];
  createdAt: string;
  /** What it is a consequence of. */
  cause: Cause;
  /** When it is too late to tell; it never is unless given. */
  until?: string;
}

/** What news have from the event that they are of. */
export const newsOf = (event: DomainEvent): Pick<News, 'id' | 'createdAt' | 'cause'> => ({
  id: event.id,
  createdAt: event.occurredAt,
  cause: causeOf(event),
});
