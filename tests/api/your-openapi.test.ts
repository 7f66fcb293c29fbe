import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { deviceScopes } from '../../shared/contracts/device-scopes';
import { profileContract } from '../../shared/contracts/profile';
import { localDateOf } from '../../shared/rules/local-date';
import { createOpenApi } from '../../web/openapi/document';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { signUpUser } from '../support/sign-in';

const clock = startClock('2026-09-24T09:30:00Z');
const { servers, paths } = createOpenApi(localDateOf(new Date(clock.now()), 'UTC'));
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
let cloud: TestCloud;
let token: string;

beforeAll(async () => {
  cloud = await sharedCloud();
  const maya = await signUpUser(cloud.origin);
  await maya.call(profileContract.completeOnboarding, { body: answers });
  const device = { id: ulid(clock.now()), name: 'My watch', scopes: [...deviceScopes] };
  token = (await maya.call(accountContract.createDeviceToken, { body: device })).token;
});

/** As someone would who has read nothing but the document. */
const send = (path: string, method: string, body: unknown, bearer = token) =>
  fetch(`${cloud.origin}${servers[0]?.url}${path}`, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('What the document for devices shows', () => {
  it.each(operations)(
    'works for $method $path, again too, as it says',
    async ({ path, method, operation }) => {
      const { example } = operation.requestBody.content['application/json'] as { example: unknown };
      const [status = '', response] = Object.entries(operation.responses)[0] ?? [];
      const shown = response?.content['application/json'].example as Record<string, unknown>;
      for (const _ of ['first', 'again']) {
        const answer = await send(path, method, example);
        expect([path, answer.status]).toEqual([path, Number(status)]);
        const { loggedAt: _at, ...got } = (await answer.json()) as Record<string, unknown>;
        const { loggedAt: _shown, ...expected } = shown;
        expect(got).toEqual(expected);
      }
    },
  );

  it.each(operations)('is refused for $method $path as it says', async ({ path, method, operation }) => {
    const shown = (status: string) => operation.responses[status]?.content['application/json'].examples;
    const stranger = await send(path, method, {}, `vita_${'A'.repeat(43)}`);
    expect(shown(String(stranger.status))).toHaveProperty(await codeOf(stranger));
    const empty = await send(path, method, {});
    expect(shown(String(empty.status))).toHaveProperty(await codeOf(empty));
  });
});

const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;
