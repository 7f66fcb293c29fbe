import { brand } from '../../shared/brand';
import { createReadNotification, createReadPreferences, unsubscribeTokenOf } from '../notifications/public';
import { createAdmit, createReadPerson } from '../people/public';
import type { MailConfig } from '../platform/config';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createPostSigned } from '../platform/signed-request';
import { createUserPool, type UserPool } from '../platform/user-pool';
import { mailNotification } from './mail/mail-notification';
import { createSendMail } from './mail/send-mail';
import { onNotificationCreated, pushNotification } from './on-notification-created';
import { createPostPush } from './post-push';
import { createPushSubscriptionsRepository } from './push-subscriptions-repository';
import { pushRoutes } from './routes';
import { createSendPush } from './send-push';
import { deriveVapidKeys } from './vapid-keys';

const platform = createPlatform('push', createAdmit);
const { config, log, storage } = platform;
const keys = deriveVapidKeys(config.notificationSecret);
const subscriptions = createPushSubscriptionsRepository(storage);
const deps = {
  clock: storage.clock,
  log,
  subscriptions,
  readNotification: createReadNotification(storage),
  sendPush: createSendPush({
    keys,
    contact: `mailto:${brand.support.email}`,
    post: createPostPush(config.pushStandIn),
  }),
};

/** Only the function that consumes events knows the user pool, and only that one calls this. */
let users: UserPool | undefined;
const readVerifiedEmail = (userId: string) =>
  (users ??= createUserPool(config.userPool().id)).readVerifiedEmail(userId);

function mailing({ from, siteUrl, endpoint }: MailConfig) {
  const region = storage.documents.config.region;
  return mailNotification({
    storage,
    log,
    siteUrl,
    readNotification: deps.readNotification,
    readPreferences: createReadPreferences(storage),
    readPerson: createReadPerson(storage),
    readVerifiedEmail,
    unsubscribeUrl: (userId) =>
      `${siteUrl}/api/notifications/unsubscribe/${unsubscribeTokenOf(config.notificationSecret, userId)}`,
    sendMail: createSendMail({
      post: createPostSigned('ses', storage.documents),
      endpoint: async () => endpoint ?? `https://email.${await region()}.amazonaws.com`,
      from,
    }),
  });
}

export const api = createApi(pushRoutes({ subscriptions, publicKey: keys.publicKey }), platform);
const tell = onNotificationCreated(pushNotification(deps), config.mail && mailing(config.mail));
export const events = createConsumer({ NotificationCreated: tell }, log);
