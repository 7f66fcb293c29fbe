import { brand } from '../../shared/brand';
import { createReadNotification, createReadPreferences, unsubscribeTokenOf } from '../notifications/public';
import { createReadPerson } from '../people/public';
import type { MailConfig } from '../platform/config';
import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { createPostSigned } from '../platform/signed-request';
import { createUserPool } from '../platform/user-pool';
import { mailNotification } from './mail/mail-notification';
import { createSendMail } from './mail/send-mail';
import { onNotificationCreated, pushNotification } from './on-notification-created';
import { createPostPush } from './post-push';
import { createPushSubscriptionsRepository } from './push-subscriptions-repository';
import { createSendPush } from './send-push';
import { createOwnKeys } from './vapid-keys';

const platform = createPlatform('push');
const { config, log, storage } = platform;
const secret = platform.secretOf('notification');
const { pairOf } = createOwnKeys(secret);
const subscriptions = createPushSubscriptionsRepository(storage);
const deps = {
  clock: storage.clock,
  log,
  subscriptions,
  readNotification: createReadNotification(storage),
  sendPush: createSendPush({
    pairOf,
    contact: `mailto:${brand.support.email}`,
    post: createPostPush(config.pushStandIn),
  }),
};

function mailing({ from, siteUrl, endpoint }: MailConfig) {
  const region = storage.documents.config.region;
  return mailNotification({
    storage,
    log,
    siteUrl,
    readNotification: deps.readNotification,
    readPreferences: createReadPreferences(storage),
    readPerson: createReadPerson(storage),
    readVerifiedEmail: createUserPool(config.userPool().id).readVerifiedEmail,
    unsubscribeUrl: async (userId) => {
      const token = unsubscribeTokenOf((await secret.read()).current, userId);
      return `${siteUrl}/api/notifications/unsubscribe/${token}`;
    },
    sendMail: createSendMail({
      post: createPostSigned('ses', storage.documents),
      endpoint: async () => endpoint ?? `https://email.${await region()}.amazonaws.com`,
      from,
    }),
  });
}

const tell = onNotificationCreated(pushNotification(deps), config.mail && mailing(config.mail));
export const events = createConsumer({ NotificationCreated: tell }, log);
