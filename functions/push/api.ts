import type { Platform } from '../platform/platform';
import { createPushSubscriptionsRepository } from './push-subscriptions-repository';
import { pushRoutes } from './routes';
import { deriveVapidKeys } from './vapid-keys';

export const pushApi = ({ config, storage }: Platform) =>
  pushRoutes({
    subscriptions: createPushSubscriptionsRepository(storage),
    publicKey: deriveVapidKeys(config.notificationSecret).publicKey,
  });
