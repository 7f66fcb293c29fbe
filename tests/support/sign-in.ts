import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { createApiClient, type ApiClient } from './api-client';
import { currentClock } from './clock';
import { refresh, signInBySrp, type Pool, type Tokens } from '../../infra/probe/srp-sign-in';

export interface TestUser extends ApiClient {
  userId: string;
  email: string;
  /** Valid now: fresh once the clock has passed the last one's end. */
  accessToken(): Promise<string>;
  /** After entering the password again, like someone who was asked to. */
  signIn(): Promise<void>;
  idToken: string;
  /** From the first sign-in. */
  tokens: Tokens;
}

const configSchema = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
});
const claimsSchema = z.object({ sub: z.string(), exp: z.number() });
/** The password of everyone that signUpUser makes. */
export const testPassword = 'correct horse';
const marginMs = 5_000;
let made = 0;

/** The client's configuration of the user pool. */
export async function readConfig(origin: string): Promise<z.output<typeof configSchema>> {
  return configSchema.parse(await (await fetch(`${origin}/config.json`)).json());
}

async function poolOf(origin: string): Promise<Pool> {
  const config = await readConfig(origin);
  const { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } = config;
  return {
    client: new CognitoIdentityProviderClient({ endpoint, region: 'eu-west-2' }),
    userPoolId,
    clientId,
  };
}

const claimsOf = (token: string) =>
  claimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

/** From its own sign-in, at `now` in epoch milliseconds. */
export async function accessTokenOf(
  origin: string,
  { email, password }: { email: string; password: string },
  now: number,
): Promise<string> {
  const { access } = await signInBySrp(await poolOf(origin), email, password, now);
  return access;
}

export interface NewUser {
  name?: string;
  timeZone?: string;
  /** Default: a fresh one. */
  email?: string;
  /** The time that tokens are judged by, in epoch milliseconds; default: the suite's clock. */
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
  const pool = await poolOf(origin);
  const attributes = { email, name, zoneinfo: timeZone, 'custom:consent': '2026-11' };
  await pool.client.send(
    new SignUpCommand({
      ClientId: pool.clientId,
      Username: email,
      Password: testPassword,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  const freshTokens = () => signInBySrp(pool, email, testPassword, now());
  let tokens = await freshTokens();
  const renewed = (old: Tokens) => refresh(pool, old).catch(freshTokens);
  const accessToken = async () => {
    if (now() > claimsOf(tokens.access).exp * 1000 - marginMs) tokens = await renewed(tokens);
    return tokens.access;
  };
  return {
    ...createApiClient(origin, accessToken),
    userId: claimsOf(tokens.access).sub,
    email,
    accessToken,
    signIn: async () => void (tokens = await freshTokens()),
    idToken: tokens.id,
    tokens,
  };
}
