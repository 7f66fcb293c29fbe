import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { fakeSecret } from '../../tests/support/fake-secret';
import { createPostPush, type PostPush } from './post-push';
import { createSendPush } from './send-push';
import { createOwnKeys, deriveVapidKeys } from './vapid-keys';

const keys = deriveVapidKeys('the secret of this test');
const { pairOf } = createOwnKeys(fakeSecret('the secret of this test', 'the secret before'));
const message = { id: 'n1', kind: 'tier', title: 'You reached Silver', body: '250 points.' };

function subscription() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const p256dh = pair.getPublicKey('base64url');
  return { endpoint: 'https://push.example.com/send/abc', p256dh, auth, publicKey: keys.publicKey };
}

function answering(status: number) {
  const post = vi.fn<PostPush>(async () => status);
  const send = createSendPush({ pairOf, contact: 'mailto:us@example.com', post });
  return { post, send, outcome: () => send(subscription(), message, 60) };
}

describe('The keys of a secret', () => {
  it('are always the same, and others for another secret', () => {
    expect(deriveVapidKeys('the secret of this test')).toEqual(keys);
    expect(deriveVapidKeys('another secret')).not.toEqual(keys);
  });

  it('belong together', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(keys.privateKey, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(keys.publicKey);
  });
});

describe('A browser', () => {
  const signedBy = async (publicKey: string | null) => {
    const { post, send } = answering(201);
    const outcome = await send({ ...subscription(), publicKey }, message, 60);
    const header = post.mock.calls[0]?.[1]['authorization'];
    return outcome === 'sent' ? /k=([\w-]+)/.exec(String(header))?.[1] : outcome;
  };
  const before = deriveVapidKeys('the secret before').publicKey;

  it('is sent to with the key it subscribed with, before and after a rotation', async () => {
    expect(await signedBy(keys.publicKey)).toBe(keys.publicKey);
    expect(await signedBy(before)).toBe(before);
  });

  it('that subscribed before keys were noted did so before the first rotation', async () => {
    expect(await signedBy(null)).toBe(before);
  });

  it('cannot be sent to anymore once its key was replaced twice', async () => {
    expect(await signedBy(deriveVapidKeys('the one before that').publicKey)).toBe('unusable');
  });
});

describe('A message', () => {
  it.each([
    [201, 'sent'],
    [202, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
    [301, 'refused'],
  ])('that is answered %i is %s', async (status, outcome) => {
    expect(await answering(status).outcome()).toBe(outcome);
  });

  it.each([408, 429, 500, 503])('that is answered %i is worth another try', async (status) => {
    await expect(answering(status).outcome()).rejects.toThrow(`push.example.com answered ${status}`);
  });

  it.each([
    ['a point of no curve', { p256dh: Buffer.from([4, ...Array<number>(64).fill(1)]).toString('base64url') }],
    ['a compressed point', { p256dh: Buffer.from([2, ...Array<number>(64).fill(1)]).toString('base64url') }],
    ['a secret too short', { auth: 'AAAA' }],
    ['an address that is none', { endpoint: 'push' }],
    ['an address of our own', { endpoint: 'https://localhost/send' }],
  ])('cannot be sent to a browser with %s, now or later', async (_, changes) => {
    const { post, send } = answering(201);
    expect(await send({ ...subscription(), ...changes }, message, 60)).toBe('unusable');
    expect(post).not.toHaveBeenCalled();
  });

  it('holds nothing that can be read on the way, and replaces itself', async () => {
    const { post, outcome } = answering(201);
    await outcome();
    await outcome();
    const [first, second] = post.mock.calls.map(([, headers, body]) => ({ headers, body }));
    expect(Buffer.from(first?.body ?? []).toString('latin1')).not.toContain('Silver');
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '60', urgency: 'normal' });
    expect(first?.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(second?.headers['topic']).toBe(first?.headers['topic']);
  });

  it('is not sent into a network of our own', async () => {
    const post = createPostPush(undefined);
    await expect(post('https://localhost/send', {}, new Uint8Array())).rejects.toThrow(
      'does not lead to the public internet',
    );
  });
});
