import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPool } from '../../../tests/support/local-cloud/access-tokens';
import { createVerifyAccessToken } from './access-token';

const pool = createTestPool();
const { issuer, clientId, jwks } = pool.authorizerOptions;
const answer = vi.fn<typeof fetch>();
const verify = () => createVerifyAccessToken({ id: 'eu-west-2_Test', issuer, clientId });

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

describe('An access token that a function checks itself', () => {
  it('names its person, and its keys are fetched once', async () => {
    answer.mockImplementation(async () => Response.json(jwks));
    const check = verify();
    const token = pool.accessToken();
    const first = await check(token);
    expect(await check(token)).toEqual(first);
    expect(first.userId).not.toBe('');
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it.each(['', 'a.b.c', 'nothing'])('is refused when it is invalid (%j)', async (token) => {
    answer.mockImplementation(async () => Response.json(jwks));
    await expect(verify()(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it.each([
    ['answer 500', async () => new Response(null, { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is not called invalid while the keys %s', async (_, fail: () => Promise<Response>) => {
    answer.mockImplementation(fail);
    await expect(verify()(pool.accessToken())).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });
});
