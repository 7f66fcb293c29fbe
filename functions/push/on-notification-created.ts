import type { DomainEvent } from '../../shared/events/catalogue';
import type { ReadNotification } from '../notifications/public';
import { digestText } from '../notifications/rules/digest-text';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/logger';
import type { PushSubscriptionRow, PushSubscriptionsRepository } from './push-subscriptions-repository';
import type { PushMessage, SendPush } from './send-push';
import { hostOf } from './usable-browser';

export interface PushDeps {
  clock: Clock;
  log: Log;
  subscriptions: PushSubscriptionsRepository;
  readNotification: ReadNotification;
  sendPush: SendPush;
}

const daySeconds = 86_400;

/**
 * Fewer than a queue's deliveries: a dead push service must not end up in the dead-letter queue, where operators look
 * for our own failures.
 */
const mostTries = 4;

/** Whether this browser got the message, or was given up, in an earlier attempt. */
const wasTried = (row: PushSubscriptionRow, id: string) => row.sentId === id;
const wasGivenUp = (row: PushSubscriptionRow, id: string) => row.failedId === id && row.failures >= mostTries;

/** Throws while a retry is worthwhile. */
async function failed({ subscriptions }: PushDeps, row: PushSubscriptionRow, id: string, error: unknown) {
  const failures = row.failedId === id ? row.failures + 1 : 1;
  if (failures >= mostTries) return 'given up';
  await subscriptions.note(row, { failedId: id, failures });
  throw error;
}

async function tell(
  deps: PushDeps,
  row: PushSubscriptionRow,
  message: PushMessage,
  ttlSeconds: number,
): Promise<boolean> {
  const { subscriptions, log } = deps;
  const sent = deps.sendPush(row, message, ttlSeconds);
  const outcome = await sent.catch((error: unknown) => failed(deps, row, message.id, error));
  if (outcome !== 'sent' && outcome !== 'gone')
    log.warn('a message was not pushed', { outcome, host: hostOf(row.endpoint) });
  if (outcome === 'gone' || outcome === 'unusable') await subscriptions.removeRow(row);
  else if (outcome === 'sent') await subscriptions.note(row, { sentId: message.id });
  else await subscriptions.note(row, { sentId: message.id, failedId: message.id, failures: mostTries });
  return outcome === 'sent';
}

/**
 * Sends it to each of the person's browsers; true if one of them took it, now or earlier. If some fail, it throws after
 * the others were told, and a retry reaches only those. Not sent if it was seen in the meantime, or would arrive when
 * it is quiet.
 */
export const pushNotification =
  (deps: PushDeps) =>
  async ({ userId, data }: DomainEvent<'NotificationCreated'>): Promise<boolean> => {
    const { notificationId, until, counts } = data;
    if (data.push === false) return false;
    const left =
      until === null ? daySeconds - 1 : Math.floor((Date.parse(until) - deps.clock.now().getTime()) / 1000);
    if (left <= 0) return false;
    const [notification, rows] = await Promise.all([
      deps.readNotification(userId, notificationId),
      deps.subscriptions.list(userId),
    ]);
    if (!notification || notification.read) return false;
    const { kind, title, message: body } = counts ? { kind: 'digest', ...digestText(counts) } : notification;
    const message = { id: notificationId, kind, title, body };
    const untold = rows.filter((row) => !wasTried(row, notificationId));
    const results = await Promise.allSettled(untold.map((row) => tell(deps, row, message, left)));
    const failure = results.find((each) => each.status === 'rejected');
    if (failure) throw failure.reason;
    const wasSent = rows.some((row) => wasTried(row, notificationId) && !wasGivenUp(row, notificationId));
    return wasSent || results.some((each) => each.status === 'fulfilled' && each.value);
  };

/** Pushes it, and emails it only where no browser took it: no one hears the same thing twice. */
export const onNotificationCreated =
  (
    push: (event: DomainEvent<'NotificationCreated'>) => Promise<boolean>,
    mail: ((event: DomainEvent<'NotificationCreated'>) => Promise<void>) | null,
  ) =>
  async (event: DomainEvent<'NotificationCreated'>): Promise<void> => {
    if (!(await push(event))) await mail?.(event);
  };
