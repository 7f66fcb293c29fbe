import { outboxItem } from '../platform/outbox/outbox-item';
import type { News } from './notification';
import { notificationText } from './notification-text';
import type { NotifyDeps } from './notifications-deps';

interface Recipient {
  userId: string;
  isPushed: boolean;
  isMailed: boolean;
}

const toldAtOnce = 25;

/** Active people who want this kind of notification and have not blocked the person it is about. */
async function audienceOf(deps: NotifyDeps, recipients: readonly string[], news: News) {
  const { readActiveIds, preferences, readBlockedEitherWay } = deps;
  const active = await readActiveIds([...recipients]);
  const [willing, hidden] = await Promise.all([
    preferences.readWilling([...active], news.kind),
    news.actorId === null ? new Set<string>() : readBlockedEitherWay(news.actorId, [...active]),
  ]);
  return willing.filter(({ userId }) => !hidden.has(userId));
}

/**
 * Tells each of `recipients` once: a row, and a frame to their open tabs. A repeat reaches those who were missed; if
 * anyone could not be told, it throws after telling the others.
 */
export async function notify(deps: NotifyDeps, recipients: readonly string[], news: News): Promise<void> {
  const actor = news.actorId === null ? null : await deps.readPerson(news.actorId);
  if (news.actorId !== null && actor?.state !== 'active') return;
  const { id, kind, cause, until = null } = news;
  const text = notificationText(news, actor?.name ?? '');
  const tell = async ({ userId, isPushed, isMailed }: Recipient) => {
    const data = { notificationId: id, until, push: isPushed, mail: isMailed };
    const about = { userId, cause, data };
    const event = isPushed || isMailed ? [outboxItem(deps.storage, 'NotificationCreated', about)] : [];
    const isNew = await deps.notifications.create(userId, news, event);
    if (isNew) await deps.push(userId, { type: 'notification.created', id, kind, ...text });
  };
  const audience = await audienceOf(deps, recipients, news);
  const failures: unknown[] = [];
  for (let from = 0; from < audience.length; from += toldAtOnce) {
    const results = await Promise.allSettled(audience.slice(from, from + toldAtOnce).map(tell));
    failures.push(...results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])));
  }
  if (failures.length > 0) throw failures[0];
}
