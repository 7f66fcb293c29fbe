import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { createApiClient, type ApiClient } from './api-client';
import { currentClock } from './clock';

export interface TestUser extends ApiClient {
  userId: string;
  email: string;
  /** Valid now: signs in again when the clock has passed the last one's end. */
  accessToken(): Promise<string>;
  idToken: string;
  /** What a browser that is signed in as this person keeps, by its names in localStorage. */
  kept: ReadonlyMap<string, string>;
}

const configSchema = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
});
/** Of everybody that signUpUser makes. */
export const testPassword = 'correct horse';
const marginMs = 5_000;
let made = 0;
// It would note at every sign-in that the user pool is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

function memory(values: Map<string, string>) {
  return {
    getItem: async (key: string) => values.get(key) ?? null,
    setItem: async (key: string, value: string) => void values.set(key, value),
    removeItem: async (key: string) => void values.delete(key),
    clear: async () => values.clear(),
  };
}

/** Signs in as the browser does and returns what it would hold. */
async function tokensFor(email: string, config: z.output<typeof configSchema>) {
  Amplify.configure({ Auth: { Cognito: config } });
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory(kept));
  await signIn({ username: email, password: testPassword });
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) throw new Error(`${email} could not sign in`);
  return { tokens, kept };
}

export interface NewUser {
  name?: string;
  timeZone?: string;
  /** A fresh one unless told. */
  email?: string;
  /** The time that tokens are judged by, in epoch milliseconds; the suite's clock unless told. */
  now?: () => number;
}

/** A fresh account with its own API client. */
export async function signUpUser(
  origin: string,
  {
    name = 'Maya',
    timeZone = 'UTC',
    email = `user-${(made += 1)}-${randomUUID()}@example.com`,
    now = () => currentClock().now(),
  }: NewUser = {},
): Promise<TestUser> {
  const config = configSchema.parse(await (await fetch(`${origin}/config.json`)).json());
  const attributes = { email, name, zoneinfo: timeZone, 'custom:consent': '2026-11' };
  const pool = new CognitoIdentityProviderClient({ endpoint: config.userPoolEndpoint, region: 'eu-west-2' });
  await pool.send(
    new SignUpCommand({
      ClientId: config.userPoolClientId,
      Username: email,
      Password: testPassword,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  let { tokens, kept } = await tokensFor(email, config);
  const accessToken = async () => {
    const expiresAt = (tokens.accessToken.payload.exp ?? 0) * 1000;
    if (now() > expiresAt - marginMs) ({ tokens, kept } = await tokensFor(email, config));
    return tokens.accessToken.toString();
  };
  return {
    ...createApiClient(origin, accessToken),
    userId: String(tokens.accessToken.payload.sub),
    email,
    accessToken,
    idToken: tokens.idToken?.toString() ?? '',
    kept,
  };
}
