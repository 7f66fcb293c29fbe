import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../../../shared/contracts/endpoint';
import { fakeCaches } from '../../../tests/support/fake-caches';
import { forgetCachedAnswers } from '../offline/answer-cache';
import { storeSignIn } from '../session/stored-sign-in';
import { callEndpoint } from './call-endpoint';

const renew = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../session/access-token', () => ({ readAccessToken: async () => 'token', renewAccessToken: renew }));

const points = {
  method: 'GET',
  path: '/points',
  access: 'user',
  query: z.object({ limit: z.number().optional() }),
  response: z.object({ total: z.number() }),
  errors: [],
} as const satisfies Endpoint;
const library = { ...points, path: '/exercises', access: 'public' } as const satisfies Endpoint;
const change = { ...points, method: 'POST' } as const satisfies Endpoint;
const exported = { ...points, path: '/profile/export' } as const satisfies Endpoint;

const answer = vi.fn<typeof fetch>();
const online = (total: number) => answer.mockImplementation(async () => Response.json({ total }));
const offline = () => answer.mockRejectedValue(new TypeError('Failed to fetch'));

/** Storing happens alongside the answer, not before it. */
async function load(endpoint: Endpoint, total: number) {
  online(total);
  await callEndpoint(endpoint);
  await new Promise((done) => setImmediate(done));
}

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', answer);
  storeSignIn('maya');
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  localStorage.clear();
});

describe('A call to the API', () => {
  it('says which version of the app is asking', async () => {
    online(1);
    await callEndpoint(points);
    expect(answer.mock.calls[0]?.[1]?.headers).toMatchObject({
      'x-app-version': '0.0.0',
      authorization: 'Bearer token',
    });
  });

  it('is repeated when the token was refused and there is a new one', async () => {
    const refused = () => Response.json({ message: 'Unauthorized' }, { status: 401 });
    renew.mockResolvedValue(true);
    answer.mockImplementationOnce(async () => refused());
    answer.mockImplementationOnce(async () => Response.json({ total: 7 }));
    expect(await callEndpoint(points)).toEqual({ total: 7 });

    answer.mockImplementation(async () => refused());
    await expect(callEndpoint(points)).rejects.toMatchObject({ status: 401 });
    expect(answer).toHaveBeenCalledTimes(4);
    renew.mockResolvedValue(false);
    await expect(callEndpoint(points)).rejects.toMatchObject({ status: 401 });
    expect(answer).toHaveBeenCalledTimes(5);
  });

  it('returns its last answer offline', async () => {
    await load(points, 50);
    await load(points, 75);
    offline();
    expect(await callEndpoint(points)).toEqual({ total: 75 });
  });

  it('keeps no answer of an endpoint that says so', async () => {
    await load({ ...points, unkept: true }, 50);
    offline();
    await expect(callEndpoint(points)).rejects.toMatchObject({ code: 'network_error' });
  });

  it('fails offline for anything never loaded, for other queries, and for changes', async () => {
    await load(points, 50);
    offline();
    await expect(callEndpoint(points, { query: { limit: 3 } })).rejects.toMatchObject({
      code: 'network_error',
    });
    await expect(callEndpoint(change)).rejects.toMatchObject({ code: 'network_error' });
  });

  it('passes on a refusal from a server that answers', async () => {
    await load(points, 50);
    answer.mockImplementation(async () =>
      Response.json({ error: { code: 'profile_not_found', message: 'None.' } }, { status: 404 }),
    );
    await expect(callEndpoint(points)).rejects.toMatchObject({ code: 'profile_not_found', status: 404 });
  });
});

describe('cached answers', () => {
  it('belong to one account, even on the same device', async () => {
    await load(points, 50);
    storeSignIn('noah');
    offline();
    await expect(callEndpoint(points)).rejects.toMatchObject({ code: 'network_error' });
  });

  it('are removed when the account signs out, except shared ones', async () => {
    await load(points, 50);
    await load(library, 72);
    await forgetCachedAnswers();
    offline();
    await expect(callEndpoint(points)).rejects.toMatchObject({ code: 'network_error' });
    expect(await callEndpoint(library)).toEqual({ total: 72 });
  });

  it('do not include an answer that arrives after signing out', async () => {
    answer.mockImplementation(async () => {
      localStorage.clear();
      return Response.json({ total: 50 });
    });
    await callEndpoint(points);
    expect(await caches.keys()).toEqual([]);
  });

  it('do not include the export', async () => {
    await load(exported, 1);
    expect(await caches.keys()).toEqual([]);
  });
});
