import type { MailedKind, NotificationKind } from '../../../shared/contracts/notifications';
import type { DomainEvent } from '../../../shared/events/catalogue';
import {
  mailedItem,
  notMailedItem,
  type ReadNotification,
  type ReadPreferences,
} from '../../notifications/public';
import type { ReadPerson } from '../../people/public';
import type { Log } from '../../platform/logger';
import { unlessRefused } from '../../platform/storage/conditions';
import type { Storage } from '../../platform/storage/storage';
import { transact } from '../../platform/storage/transact';
import type { SendMail } from './send-mail';
import { streakMail } from './streak-mail';

interface MailDeps {
  storage: Storage;
  log: Log;
  readNotification: ReadNotification;
  readPreferences: ReadPreferences;
  readPerson: ReadPerson;
  /** Null if there is no account, it may not sign in, or its address is unconfirmed. */
  readVerifiedEmail: (userId: string) => Promise<string | null>;
  siteUrl: string;
  unsubscribeUrl: (userId: string) => Promise<string>;
  sendMail: SendMail;
}

/** The words of a kind that goes by mail; null where it never does. */
const mailOf: { [Kind in NotificationKind]: Kind extends MailedKind ? typeof streakMail : null } = {
  friendRequest: null,
  friendAccepted: null,
  challenge: null,
  challengeResult: null,
  sharedWorkout: null,
  tier: null,
  streakAtRisk: streakMail,
  trainingDay: null,
  cheer: null,
};
const isMailed = (kind: NotificationKind): kind is MailedKind => mailOf[kind] !== null;

type Created = DomainEvent<'NotificationCreated'>;

/** The email as it would be sent now; null if there is no reason to anymore. */
async function mailFor(deps: MailDeps, { userId, data: { notificationId } }: Created) {
  const [notification, { kinds, mail }, person] = await Promise.all([
    deps.readNotification(userId, notificationId),
    deps.readPreferences(userId),
    deps.readPerson(userId),
  ]);
  if (!notification || notification.read || person?.state !== 'active') return null;
  const { kind } = notification;
  if (!isMailed(kind) || !kinds[kind] || !mail?.[kind]) return null;
  const to = await deps.readVerifiedEmail(userId);
  const { title, message } = notification;
  const { siteUrl } = deps;
  const unsubscribeUrl = await deps.unsubscribeUrl(userId);
  return to && { to, ...mailOf[kind]({ name: person.name, title, message, siteUrl, unsubscribeUrl }) };
}

/**
 * Emails it to the person, at most once: it is marked before sending, and unmarked only if it certainly was not sent.
 * Not sent if it was seen in the meantime, is no longer wanted, or would arrive at night.
 */
export const mailNotification =
  (deps: MailDeps) =>
  async (event: Created): Promise<void> => {
    const { userId, data } = event;
    const { storage, log } = deps;
    const now = storage.clock.now();
    if (!data.mail || (data.until !== null && now >= new Date(data.until))) return;
    const mail = await mailFor(deps, event);
    if (!mail) return;
    const note = transact(storage.documents, [mailedItem(storage, userId, data.notificationId)]);
    if ((await unlessRefused(note.then(() => true))) === null) return;
    try {
      const outcome = await deps.sendMail(mail);
      if (outcome !== 'sent') log.warn('a mail may not have gone', { outcome });
    } catch (error) {
      const back = transact(storage.documents, [notMailedItem(storage, userId, data.notificationId)]);
      await unlessRefused(back);
      throw error;
    }
  };
