import type { PushBrowser } from '../../shared/contracts/push';
import { AppError } from '../platform/errors';
import type { PushSubscriptionsRepository } from './push-subscriptions-repository';
import { arePushKeys, isPushEndpoint } from './usable-browser';
import type { OwnKeys } from './vapid-keys';

export interface PushRoutesDeps {
  subscriptions: Pick<PushSubscriptionsRepository, 'add' | 'remove'>;
  readPublicKey: OwnKeys['readPublicKey'];
}

/** Stores one of the caller's browsers; throws if nothing could ever be sent to it. */
export async function subscribeBrowser(
  { subscriptions, readPublicKey }: PushRoutesDeps,
  userId: string,
  { endpoint, keys, publicKey }: PushBrowser,
): Promise<void> {
  if (!isPushEndpoint(endpoint)) throw new AppError('push_endpoint_refused');
  if (!(await arePushKeys(keys))) throw new AppError('push_keys_refused');
  await subscriptions.add(userId, {
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    publicKey: publicKey ?? (await readPublicKey()),
  });
}
