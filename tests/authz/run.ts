import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { accountContract } from '../../shared/contracts/account';
import type { Endpoint } from '../../shared/contracts/endpoint';
import { createApiClient } from '../support/api-client';
import { forged, tampered, withoutSignature } from '../support/bad-tokens';
import { startTestCloud } from '../support/cloud';
import { endpointsLike } from '../support/endpoints';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { signUpUser } from '../support/sign-in';

offerHelp(`
npm run authz [-- words… options]    calls every endpoint as every kind of caller it must refuse

On public endpoints, a bad token must not change the response.

  --help    print this

Words select the endpoints whose method or path contains one of them.
`);
const { positionals } = parseArgs({ allowPositionals: true });
const endpoints = endpointsLike(positionals);

useAiEnvironment({ AI_MODE: 'rules' });
const cloud = await startTestCloud();
const { origin } = cloud;

/** Tokens of callers who must be refused, by kind of caller. */
async function badTokens(): Promise<Record<string, string | null>> {
  const maya = await signUpUser(origin, { now: Date.now });
  const good = await maya.accessToken();
  const gone = await signUpUser(origin, { now: Date.now });
  const goneToken = await gone.accessToken();
  await gone.call(accountContract.deleteAccount);
  await cloud.idle();
  return {
    'a visitor': null,
    'text that is no token': 'not-a-token',
    'a forged token': forged(good),
    'a forged token of another pool': forged(good, { iss: 'https://example.com/pool' }),
    'a token without signature': withoutSignature(good),
    "a token in somebody else's name": tampered(good),
    'an ID token': maya.idToken,
    'somebody who deleted the account': goneToken,
  };
}

async function deviceToken(): Promise<string> {
  const owner = await signUpUser(origin, { now: Date.now });
  const body = { id: '01JD3X6E9H0000000000000001', name: 'Watch', scopes: ['steps' as const] };
  const { token } = await owner.call(accountContract.createDeviceToken, { body });
  return token;
}

/** A valid request where that matters; elsewhere, the caller is checked before the request. */
const send = ({ method, path, body }: Endpoint, token: string | null) =>
  createApiClient(origin, async () => token).fetch(
    method,
    path.replaceAll(/\{\w+\}/g, '01JD3X6E9H0000000000000001'),
    body ? '{}' : undefined,
  );

/** Reads by someone who has just left return no one's data; writes are refused. */
const isRefused = (status: number, { method, admitsAnyCaller }: Endpoint, caller: string) =>
  status === 401 ||
  status === 403 ||
  (caller === 'somebody who deleted the account' &&
    (method === 'GET' || admitsAnyCaller === true) &&
    status < 500);

const problems: string[] = [];
let asked = 0;
async function ask(endpoint: Endpoint, caller: string, token: string | null): Promise<void> {
  const { status } = await send(endpoint, token);
  asked += 1;
  if (!isRefused(status, endpoint, caller))
    problems.push(`${endpoint.method} ${endpoint.path} answered ${caller} ${status}`);
}

/** Public endpoints are public for everyone: they ignore the token, good or bad. */
async function askPublic(endpoint: Endpoint, callers: [string, string | null][]): Promise<void> {
  const { status: visitors } = await send(endpoint, null);
  for (const [caller, token] of callers) {
    const { status } = await send(endpoint, token);
    asked += 1;
    if (status !== visitors || status >= 500)
      problems.push(
        `${endpoint.method} ${endpoint.path} answered ${caller} ${status}, a visitor ${visitors}`,
      );
  }
}

try {
  const callers = Object.entries(await badTokens());
  const device = await deviceToken();
  for (const endpoint of endpoints) {
    if (endpoint.access === 'public') await askPublic(endpoint, callers);
    else for (const [caller, token] of callers) await ask(endpoint, caller, token);
    if (endpoint.access !== 'public' && endpoint.scope !== 'steps')
      await ask(endpoint, 'a device for steps', device);
  }
} finally {
  await cloud.stop();
}
console.log(problems.join('\n'));
console.log(
  `${asked} requests, ${problems.length === 0 ? 'all answered as they must be' : `${problems.length} not`}`,
);
process.exit(problems.length === 0 ? 0 : 1);
