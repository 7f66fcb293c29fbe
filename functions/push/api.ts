import type { Platform } from '../platform/platform';
import { createPushSubscriptionsRepository } from './push-subscriptions-repository';
import { pushRoutes } from './routes';
import { createOwnKeys } from './vapid-keys';

export const pushApi = ({ secretOf, storage }: Platform) =>
  pushRoutes({
    subscriptions: createPushSubscriptionsRepository(storage),
    readPublicKey: createOwnKeys(secretOf('notification')).readPublicKey,
  });
