import { Amplify } from 'aws-amplify';
import { signIn } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { vi } from 'vitest';
import { switchBrowser } from '../browser-session';
import { useNativeArithmetic } from '../native-arithmetic';
import { clientId, type TestPool, userPoolId } from './user-pool';

/** Points Amplify, which is global, at a pool and gives it an empty token storage. */
export function configureAmplify(pool: TestPool): Map<string, string> {
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  useNativeArithmetic();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: pool.endpoint } },
  });
  return switchBrowser();
}

export async function signInAs(username: string, password: string): Promise<Tokens> {
  const tokens = switchBrowser();
  await signIn({ username, password });
  return tokensIn(tokens);
}

interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

export function tokensIn(storage: Map<string, string>): Tokens {
  const find = (name: string) => [...storage].find(([key]) => key.endsWith(`.${name}`))?.[1] ?? '';
  return { accessToken: find('accessToken'), idToken: find('idToken'), refreshToken: find('refreshToken') };
}

interface Call {
  operation: string;
  body: Record<string, unknown>;
}

/** Records what Amplify sends, and lets a test change it on the way. */
export function interceptCalls(change: (call: Call) => Record<string, unknown> = ({ body }) => body): Call[] {
  const calls: Call[] = [];
  const send = fetch;
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const operation = new Headers(init.headers).get('x-amz-target')?.split('.')[1] ?? '';
    const call = { operation, body: JSON.parse(String(init.body)) as Record<string, unknown> };
    calls.push(call);
    return send(url, { ...init, body: JSON.stringify(change(call)) });
  });
  return calls;
}
