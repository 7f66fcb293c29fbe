import { buildPushPayload } from '@block65/webcrypto-web-push';
import { createHash } from 'node:crypto';
import type { PostPush } from './post-push';
import type { PushSubscriptionRow } from './push-subscriptions-repository';
import { arePushKeys, isPushEndpoint } from './usable-browser';
import type { OwnKeys } from './vapid-keys';

/** The message to the service worker. */
export interface PushMessage {
  id: string;
  kind: string;
  title: string;
  body: string;
}

interface SendPushDeps {
  pairOf: OwnKeys['pairOf'];
  /** A contact for push services: a mailto address. */
  contact: string;
  post: PostPush;
}

/** gone: the browser no longer exists. refused: this message will never be accepted. unusable: no message will. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'unusable';
export type SendPush = (
  to: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth' | 'publicKey'>,
  message: PushMessage,
  ttlSeconds: number,
) => Promise<PushOutcome>;

/** Rate limits, timeouts, and server errors: worth a retry. */
const isPassing = (status: number) => status === 429 || status === 408 || status >= 500;

/** Throws if a retry may work. */
export const createSendPush =
  ({ pairOf, contact, post }: SendPushDeps): SendPush =>
  async ({ endpoint, p256dh, auth, publicKey }, message, ttlSeconds) => {
    if (!isPushEndpoint(endpoint) || !(await arePushKeys({ p256dh, auth }))) return 'unusable';
    const pair = await pairOf(publicKey);
    if (!pair) return 'unusable';
    // A device that was off gets only the latest message of a topic.
    const topic = createHash('sha256').update(message.id).digest('base64url').slice(0, 32);
    const { headers, body } = await buildPushPayload(
      { data: message, options: { ttl: ttlSeconds, urgency: 'normal', topic } },
      { endpoint, keys: { p256dh, auth } },
      { subject: contact, ...pair },
    );
    const status = await post(endpoint, headers, body);
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    if (isPassing(status))
      throw new Error(`the push service of ${new URL(endpoint).host} answered ${status}`);
    return 'refused';
  };
