import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../../../shared/contracts/endpoint';
import { sendBytes } from './send-bytes';

const renew = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../session/access-token', () => ({ readAccessToken: async () => 'token', renewAccessToken: renew }));

const photos = {
  method: 'POST',
  path: '/photos',
  access: 'user',
  query: z.object({ id: z.string() }),
  body: z.unknown(),
  bodyType: 'image/jpeg',
  response: z.object({ photoId: z.string() }),
  errors: [],
} as const satisfies Endpoint;

/** The server's answers in order; null is a failed connection. */
let answers: ({ status: number; body: object } | null)[] = [];
const sent: { method: string; url: string; headers: Record<string, string>; body: unknown }[] = [];

class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  getResponseHeader = () => null;
  readonly #seen = { method: '', url: '', headers: {} as Record<string, string>, body: null as unknown };

  open(method: string, url: string) {
    Object.assign(this.#seen, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.#seen.headers[name] = value;
  }
  send(body: unknown) {
    sent.push({ ...this.#seen, body });
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 30, total: 40 }));
    const answer = answers.shift();
    if (!answer) return this.dispatchEvent(new Event('error'));
    Object.assign(this, { status: answer.status, responseText: JSON.stringify(answer.body) });
    return this.dispatchEvent(new Event('load'));
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

const bytes = new Blob(['picture'], { type: 'image/jpeg' });
const onProgress = vi.fn();
const send = (signal = new AbortController().signal) =>
  sendBytes(photos, { query: { id: 'one' }, bytes, onProgress, signal });
const ok = { status: 200, body: { photoId: 'one-a' } };

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sent.splice(0);
});

describe('an upload', () => {
  it('sends the bytes with their type and the token, and reports progress', async () => {
    answers = [ok];
    expect(await send()).toEqual({ photoId: 'one-a' });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/photos?id=one',
      headers: { 'content-type': 'image/jpeg', authorization: 'Bearer token' },
      body: bytes,
    });
    expect(onProgress).toHaveBeenCalledWith(0.75);
  });

  it('is repeated when the token was refused and there is a new one', async () => {
    answers = [{ status: 401, body: { message: 'Unauthorized' } }, ok];
    renew.mockResolvedValue(true);
    expect(await send()).toEqual({ photoId: 'one-a' });
    expect(sent).toHaveLength(2);
  });

  it("is refused with the server's code and text", async () => {
    answers = [{ status: 415, body: { error: { code: 'photo_type_unknown', message: 'No photo.' } } }];
    await expect(send()).rejects.toMatchObject({ code: 'photo_type_unknown', message: 'No photo.' });
  });

  it("fails like any call when the server can't be reached", async () => {
    answers = [null];
    await expect(send()).rejects.toMatchObject({ code: 'network_error' });
  });
});
