import { quietStart, type QuietHours } from '../../shared/rules/quiet-hours';
import { outboxItem } from '../platform/outbox/outbox-item';
import { unlessRefused } from '../platform/storage/conditions';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { News, Told } from './notification';
import type { NotifyDeps } from './notifications-deps';
import { dayOf, decideTelling } from './rules/decide-telling';

interface Recipient {
  userId: string;
  isPushed: boolean;
  isMailed: boolean;
  quietHours: QuietHours | null;
  timeZone: string;
}

/** What goes to the browsers and the mailbox, until the person's quiet hours begin. */
function outsideItem(deps: NotifyDeps, recipient: Recipient, news: News): TransactItem {
  const { userId, isPushed: push, isMailed: mail, timeZone, quietHours } = recipient;
  const quietAt = quietStart(deps.storage.clock.now(), timeZone, quietHours)?.toISOString() ?? null;
  const ends = [news.until ?? null, quietAt].filter((each) => each !== null).toSorted();
  const data = { notificationId: news.id, until: ends[0] ?? null, push, mail, counts: null };
  return outboxItem(deps.storage, 'NotificationCreated', { userId, cause: news.cause, data });
}

/** Stores it with how it is told, and counts it if it interrupts. Null if the person already has it. */
async function store(deps: NotifyDeps, recipient: Recipient, news: News): Promise<Told | null> {
  const { storage, digests, notifications } = deps;
  const { userId, isPushed, isMailed, timeZone, quietHours } = recipient;
  const isOutside = isPushed || isMailed;
  const isListening = await deps.isListening(userId);
  const isReachable = isListening || isOutside;
  const row = isReachable ? await digests.read(userId) : null;
  const now = storage.clock.now();
  const moment = { now, timeZone, quietHours, day: row };
  const telling = decideTelling({
    ...moment,
    kind: news.kind,
    isReachable,
    mayWait: isPushed && news.until === undefined,
  });
  const { localDate, told } = dayOf(moment);
  const due = row?.dueAt ?? null;
  if (telling.told === 'silent')
    return (await notifications.create(userId, news, { told: 'silent' })) ? 'silent' : null;
  if (telling.told === 'waiting') {
    const dueAt = [telling.dueAt.toISOString(), ...(due ? [due] : [])].toSorted()[0] ?? null;
    const waits = digests.storeItem(row, { userId, localDate, told, dueAt });
    return (await notifications.create(userId, news, { told: 'waiting' }, [waits])) ? 'waiting' : null;
  }
  const how = isListening && isOutside ? 'telling' : 'live';
  const counted = digests.storeItem(row, { userId, localDate, told: told + 1, dueAt: due });
  const outside = isOutside && !isListening ? [outsideItem(deps, recipient, news)] : [];
  const as = { told: how, toldAt: now.toISOString() } as const;
  return (await notifications.create(userId, news, as, [counted, ...outside])) ? how : null;
}

/** After the open page was told, nothing else is; if none was there anymore, what is outside of the app is. */
async function settle(deps: NotifyDeps, recipient: Recipient, news: News, wasSeen: boolean): Promise<void> {
  const { storage, notifications } = deps;
  const item = notifications.toldItem(recipient.userId, news.id, { from: 'telling', told: 'live' });
  const outside = wasSeen ? [] : [outsideItem(deps, recipient, news)];
  await unlessRefused(transact(storage.documents, [item, ...outside]));
}

/**
 * Tells one person once: a row, and if now is the time for it, the page they have open, or else a push and an email. A
 * repeat finds the row and makes nothing, except what an attempt before it left undone.
 */
export async function tellPerson(
  deps: NotifyDeps,
  recipient: Recipient,
  news: News,
  text: { title: string; message: string },
): Promise<void> {
  const { userId, isPushed, isMailed } = recipient;
  const told = await decideAgain(() => store(deps, recipient, news));
  if (told === null) {
    if (!isPushed && !isMailed) return;
    const row = await deps.notifications.read(userId, news.id);
    if (row?.told === 'telling') await settle(deps, recipient, news, false);
    return;
  }
  const quiet = told === 'silent' || told === 'waiting';
  const { id, kind } = news;
  const frame = { type: 'notification.created', id, kind, ...text, ...(quiet && { quiet }) } as const;
  const seen = await deps.pushSeen(userId, frame);
  if (told === 'telling') await settle(deps, recipient, news, seen > 0);
}
