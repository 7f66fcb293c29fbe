import type { DomainEvent } from '../../shared/events/catalogue';
import type { ReadNotification } from '../notifications/public';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/logger';
import type { PushSubscriptionRow, PushSubscriptionsRepository } from './push-subscriptions-repository';
import type { PushMessage, SendPush } from './send-push';

export interface PushDeps {
  clock: Clock;
  log: Log;
  subscriptions: PushSubscriptionsRepository;
  readNotification: ReadNotification;
  sendPush: SendPush;
}

const daySeconds = 86_400;

async function tell(
  { subscriptions, sendPush, log }: PushDeps,
  row: PushSubscriptionRow,
  message: PushMessage,
  ttlSeconds: number,
): Promise<void> {
  const outcome = await sendPush(row, message, ttlSeconds);
  if (outcome === 'gone') return subscriptions.remove(row.userId, row.endpoint);
  if (outcome === 'refused')
    log.warn('a push service refused a message', { host: new URL(row.endpoint).host });
  await subscriptions.noteSent(row, message.id);
}

/**
 * Sends it to each browser of the person. Those that failed make it throw when all others were told, and a repeat
 * tells only them. What was seen in the meantime, or would arrive at night, is not sent.
 */
export const onNotificationCreated =
  (deps: PushDeps) =>
  async ({ userId, data }: DomainEvent<'NotificationCreated'>): Promise<void> => {
    const { notificationId, until } = data;
    if (data.push === false) return;
    const left =
      until === null ? daySeconds - 1 : Math.floor((Date.parse(until) - deps.clock.now().getTime()) / 1000);
    if (left <= 0) return;
    const [notification, rows] = await Promise.all([
      deps.readNotification(userId, notificationId),
      deps.subscriptions.list(userId),
    ]);
    if (!notification || notification.read) return;
    const { kind, title, message: body } = notification;
    const message = { id: notificationId, kind, title, body };
    const untold = rows.filter(({ sentId }) => sentId !== notificationId);
    const results = await Promise.allSettled(untold.map((row) => tell(deps, row, message, left)));
    const failure = results.find((each) => each.status === 'rejected');
    if (failure) throw failure.reason;
  };
