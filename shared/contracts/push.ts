import * as z from 'zod';
import type { Contract } from './endpoint';

const keyOf = (bytes: number) =>
  z.base64url().length(Math.ceil((bytes * 4) / 3), `must be ${bytes} bytes in base64url`);

/** The format of `PushSubscription.toJSON()`, and our key that it was made with; older apps leave that out. */
const pushBrowserSchema = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
  publicKey: keyOf(65).optional(),
});
export type PushBrowser = z.output<typeof pushBrowserSchema>;

export const pushContract = {
  /** What browsers subscribe with: our public key (VAPID), in base64url. */
  readPushKey: {
    method: 'GET',
    path: '/notifications/push-subscriptions',
    access: 'user',
    response: z.object({ publicKey: z.string() }),
    errors: [],
  },
  /** Stores a browser, replacing the oldest of ten. A repeat changes nothing. */
  subscribeBrowser: {
    method: 'POST',
    path: '/notifications/push-subscriptions',
    access: 'user',
    body: pushBrowserSchema,
    response: z.object({}),
    errors: ['push_endpoint_refused', 'push_keys_refused'],
  },
  /** A missing one is not an error. */
  unsubscribeBrowser: {
    method: 'DELETE',
    path: '/notifications/push-subscriptions',
    access: 'user',
    body: pushBrowserSchema.pick({ endpoint: true }),
    response: z.object({}),
    errors: [],
  },
} as const satisfies Contract;
