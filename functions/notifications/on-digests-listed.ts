import type { NotificationKind } from '../../shared/contracts/notifications';
import type { DomainEvent } from '../../shared/events/catalogue';
import { isQuiet, quietEnd, quietStart } from '../../shared/rules/quiet-hours';
import { causeOf } from '../platform/events/consumer';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { DigestRow } from './digests-repository';
import type { StoredNotification } from './notification';
import { notificationText } from './notification-text';
import type { DigestDeps } from './notifications-deps';
import { readOpen } from './read-open';
import { dayOf, mostADay } from './rules/decide-telling';
import { digestText } from './rules/digest-text';

/** The newest; a transaction has room for a hundred items. */
const mostTold = 90;

/** Those of what waits that still are news: unread, wanted, open, and about people who are there for this person. */
async function newsIn(deps: DigestDeps, userId: string, waiting: readonly StoredNotification[]) {
  const actors = waiting.flatMap(({ actorId }) => actorId ?? []);
  const [{ kinds, push }, open, active, hidden] = await Promise.all([
    deps.preferences.read(userId),
    readOpen(deps, userId, waiting),
    actors.length > 0 ? deps.readActiveIds([...new Set(actors)]) : new Set<string>(),
    actors.length > 0 ? deps.readBlockedEitherWay(userId, actors) : new Set<string>(),
  ]);
  const isThere = (actorId: string | null) =>
    actorId === null || (active.has(actorId) && !hidden.has(actorId));
  return waiting.filter(
    ({ notificationId, kind, read, actorId }) =>
      !read && kinds[kind] && push[kind] && open.get(notificationId) !== false && isThere(actorId),
  );
}

function countsOf(news: readonly StoredNotification[]): Record<string, number> {
  const counts: Partial<Record<NotificationKind, number>> = {};
  for (const { kind } of news) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** One speaks for itself. */
async function textOf(deps: DigestDeps, news: readonly StoredNotification[]) {
  const [first] = news;
  if (!first || news.length > 1) return { kind: 'digest', ...digestText(countsOf(news)) };
  const actor = first.actorId === null ? null : await deps.readPerson(first.actorId);
  return { kind: first.kind, ...notificationText(first, actor?.name ?? '') };
}

interface Digest {
  news: StoredNotification[];
  /** What goes to the browsers if no page is open. */
  outside: TransactItem;
  isListening: boolean;
}

/** Decides and stores what is told now; null if nothing is. */
async function takeDigest(deps: DigestDeps, userId: string, cause: Cause): Promise<Digest | null> {
  const { storage, digests, notifications } = deps;
  const row = await digests.read(userId);
  const now = storage.clock.now();
  if (!row?.dueAt || row.dueAt > now.toISOString()) return null;
  const [active, zones, { quietHours }, newest, isListening] = await Promise.all([
    deps.readActiveIds([userId]),
    deps.readTimeZones([userId]),
    deps.preferences.read(userId),
    notifications.readNewest(userId, 100),
    deps.isListening(userId),
  ]);
  const timeZone = zones.get(userId) ?? 'UTC';
  const day = dayOf({ now, timeZone, quietHours, day: row });
  const store = (changes: Partial<Pick<DigestRow, 'told' | 'dueAt'>>) =>
    digests.storeItem(row, { userId, ...day, dueAt: null, ...changes });
  const isTooEarly = isQuiet(now, timeZone, quietHours) || day.told >= mostADay;
  if (active.has(userId) && isTooEarly) {
    const dueAt = quietEnd(now, timeZone, quietHours).toISOString();
    await transact(storage.documents, [store({ dueAt })]);
    return null;
  }
  const waiting = active.has(userId)
    ? newest.filter(({ told }) => told === 'waiting').slice(0, mostTold)
    : [];
  const news = await newsIn(deps, userId, waiting);
  const toldAt = now.toISOString();
  const marks = waiting.map((each) =>
    notifications.toldItem(
      userId,
      each.notificationId,
      news.includes(each) ? { from: 'waiting', told: 'digest', toldAt } : { from: 'waiting', told: 'silent' },
    ),
  );
  const [first] = news;
  if (!first) {
    await transact(storage.documents, [store({}), ...marks]);
    return null;
  }
  const data = {
    notificationId: first.notificationId,
    until: quietStart(now, timeZone, quietHours)?.toISOString() ?? null,
    push: true,
    mail: false,
    counts: news.length > 1 ? countsOf(news) : null,
  };
  const outside = outboxItem(storage, 'NotificationCreated', { userId, cause, data });
  const counted = store({ told: day.told + 1 });
  await transact(storage.documents, [counted, ...marks, ...(isListening ? [] : [outside])]);
  return { news, outside, isListening };
}

async function tellDigest(deps: DigestDeps, userId: string, cause: Cause): Promise<void> {
  const digest = await decideAgain(() => takeDigest(deps, userId, cause));
  if (!digest?.isListening) return;
  const { news, outside } = digest;
  const id = news[0]?.notificationId ?? '';
  const frame = { type: 'notification.created', id, ...(await textOf(deps, news)) } as const;
  if ((await deps.pushSeen(userId, frame)) === 0) await transact(deps.storage.documents, [outside]);
}

/** Tells those of a message for whom something waits. If some fail, it throws after the others; they stay due. */
export const onDigestsListed =
  (deps: DigestDeps) =>
  async (event: DomainEvent<'DigestsListed'>): Promise<void> => {
    const people = [...new Set(event.data.userIds)];
    const results = await Promise.allSettled(people.map((id) => tellDigest(deps, id, causeOf(event))));
    for (const each of results) if (each.status === 'rejected') throw each.reason;
  };
