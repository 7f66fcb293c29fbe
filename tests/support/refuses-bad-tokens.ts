import { expect, it } from 'vitest';
import { forged, tampered, withoutSignature } from './bad-tokens';
import type { TestClock } from './clock';
import { createApiClient } from './api-client';
import type { TestCloud } from './cloud';
import type { TestUser } from './sign-in';

/** Asserts that every given endpoint refuses everything that is not a valid access token. */
export function refusesBadTokens(
  context: () => { cloud: TestCloud; user: TestUser; clock: TestClock },
  endpoints: [method: string, path: string][],
): void {
  const kinds: [string, (user: TestUser) => Promise<string | null>][] = [
    ['no token', async () => null],
    ['text that is no token', async () => 'not-a-token'],
    ['a forged token', async (user) => forged(await user.accessToken())],
    ['a token without signature', async (user) => withoutSignature(await user.accessToken())],
    ['a tampered token', async (user) => tampered(await user.accessToken())],
    ['an ID token', async (user) => user.idToken],
  ];
  it.each(endpoints.flatMap(([method, path]) => kinds.map(([kind, make]) => ({ method, path, kind, make }))))(
    '$method $path refuses $kind',
    async ({ method, path, make }) => {
      const { cloud, user } = context();
      const token = await make(user);
      const { status } = await createApiClient(cloud.origin, async () => token).refused(
        method,
        path,
        method === 'GET' ? undefined : {},
      );
      expect([401, 403]).toContain(status);
    },
  );

  // One is enough for all of them: signing in costs more than everything else here.
  let expired: Promise<string> | undefined;
  const expire = async () => {
    const { user, clock } = context();
    const token = await user.accessToken();
    clock.advance(61 * 60_000);
    return token;
  };

  it.each(endpoints)('%s %s refuses an expired token', async (method, path) => {
    const client = createApiClient(context().cloud.origin, () => (expired ??= expire()));
    const { status } = await client.refused(method, path, method === 'GET' ? undefined : {});
    expect(status).toBe(401);
  });
}
