import type { PushBrowser } from '../../shared/contracts/push';
import { AppError } from '../platform/errors';
import { isPublicHost } from './public-address';
import type { PushSubscriptionsRepository } from './push-subscriptions-repository';

/** An address of the public internet over TLS, at its usual port, without a password in it. */
function isPushEndpoint(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isPublicHost(hostname);
}

/** Keeps a browser of the caller's; throws where its endpoint cannot be one of a push service. */
export async function subscribeBrowser(
  subscriptions: Pick<PushSubscriptionsRepository, 'add'>,
  userId: string,
  { endpoint, keys }: PushBrowser,
): Promise<void> {
  if (!isPushEndpoint(endpoint)) throw new AppError('push_endpoint_refused');
  await subscriptions.add(userId, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}
