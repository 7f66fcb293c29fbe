import { afterEach, describe, expect, it, vi } from 'vitest';
import { renewPush } from './push-browser';

vi.mock('../session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

const key = (fill: number) => Buffer.from(Array<number>(65).fill(fill));
const asked: { method: string; body: unknown }[] = [];

/** A browser that subscribed with `used`, or not at all, and a server whose key is `current`. */
function setUp(used: Buffer | null, current: Buffer) {
  asked.length = 0;
  const before = {
    endpoint: 'https://push.example.com/send/before',
    options: { applicationServerKey: used && Uint8Array.from(used).buffer },
    unsubscribe: vi.fn(async () => true),
  };
  const after = { endpoint: 'https://push.example.com/send/after', keys: { p256dh: 'p', auth: 'a' } };
  const subscribe = vi.fn<(options: object) => Promise<{ toJSON: () => object }>>(async () => ({
    toJSON: () => after,
  }));
  const pushManager = { getSubscription: async () => used && before, subscribe };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body: string | null }) => {
    asked.push({ method, body: body === null ? null : JSON.parse(body) });
    const answer = method === 'GET' ? { publicKey: current.toString('base64url') } : {};
    return new Response(JSON.stringify(answer));
  });
  return { before, after, subscribe };
}

afterEach(() => vi.unstubAllGlobals());

describe('A browser that gets notifications', () => {
  it('subscribes anew when the server has a new key, and takes the old subscription back', async () => {
    const { before, after, subscribe } = setUp(key(251), key(252));
    await renewPush();
    const publicKey = key(252).toString('base64url');
    expect(before.unsubscribe).toHaveBeenCalledOnce();
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: publicKey }]]);
    expect(asked).toEqual([
      { method: 'GET', body: null },
      { method: 'POST', body: { ...after, publicKey } },
      { method: 'DELETE', body: { endpoint: before.endpoint } },
    ]);
  });

  it('keeps its subscription while the key is the same', async () => {
    const { before, subscribe } = setUp(key(251), key(251));
    await renewPush();
    expect([before.unsubscribe.mock.calls, subscribe.mock.calls, asked.length]).toEqual([[], [], 1]);
  });

  it('asks nothing without one', async () => {
    const { subscribe } = setUp(null, key(252));
    await renewPush();
    expect([subscribe.mock.calls, asked]).toEqual([[], []]);
  });
});
