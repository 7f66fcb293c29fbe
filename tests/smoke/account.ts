import {
  AdminConfirmSignUpCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { createApiClient, type ApiClient } from '../support/api-client';
import { signInBySrp, type Pool } from '../../infra/probe/srp-sign-in';

const configSchema = z.object({
  stage: z.string(),
  version: z.string(),
  commit: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string().nullable(),
});
/** A site's own config.json. */
export type SmokeConfig = z.output<typeof configSchema>;

/** A fresh account that signs in with its password. */
export interface SmokeAccount extends ApiClient {
  email: string;
  /** False once the account is erased. */
  exists(): Promise<boolean>;
}

/** Someone who was just confirmed, with their attributes in the user pool. */
export interface Confirmed {
  userPoolId: string;
  clientId: string;
  attributes: Record<string, string>;
}

export async function readSmokeConfig(origin: string): Promise<SmokeConfig> {
  const response = await trying(`${origin} cannot be reached`, fetch(`${origin}/config.json`));
  if (!response.ok) throw new Error(`${origin}/config.json answered ${response.status}`);
  return configSchema.parse(await response.json());
}

function poolOf({ region, userPoolId, userPoolClientId: clientId, userPoolEndpoint }: SmokeConfig): Pool {
  const client = new CognitoIdentityProviderClient({
    region,
    ...(userPoolEndpoint && { endpoint: userPoolEndpoint }),
  });
  return { client, userPoolId, clientId };
}

/** What a step throws, with what was tried and what stays behind. */
async function trying<T>(what: string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (cause) {
    throw new Error(what, { cause });
  }
}

/**
 * Signs up, confirms with the operator's credentials if needed, and signs in. `onConfirmed` does what the pool's
 * trigger would, where there is none.
 */
export async function createSmokeAccount(
  origin: string,
  config: SmokeConfig,
  onConfirmed?: (confirmed: Confirmed) => Promise<void>,
): Promise<SmokeAccount> {
  const pool = poolOf(config);
  const email = `smoke-${randomBytes(8).toString('hex')}@example.com`;
  const password = `Smoke-${randomBytes(12).toString('base64url')}-1`;
  const attributes = { email, name: 'Smoke', zoneinfo: 'UTC', 'custom:consent': '2026-11' };
  const signUp = new SignUpCommand({
    ClientId: pool.clientId,
    Username: email,
    Password: password,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
  const { UserConfirmed, UserSub = '' } = await trying(
    `no one can sign up (${email})`,
    pool.client.send(signUp),
  );
  if (!UserConfirmed) {
    const confirm = new AdminConfirmSignUpCommand({ UserPoolId: pool.userPoolId, Username: email });
    await trying(`${email} could not be confirmed and stays behind`, pool.client.send(confirm));
  }
  const { userPoolId, clientId } = pool;
  await onConfirmed?.({ userPoolId, clientId, attributes: { ...attributes, sub: UserSub } });
  const signIn = () => signInBySrp(pool, email, password, Date.now());
  const { access } = await trying(`${email} cannot sign in and stays behind`, signIn());
  return {
    ...createApiClient(origin, async () => access),
    email,
    async exists() {
      try {
        await signIn();
        return true;
      } catch (error) {
        const name = error instanceof Error ? error.name : '';
        if (name === 'NotAuthorizedException' || name === 'UserNotFoundException') return false;
        // A trigger refuses accounts that are being erased.
        if (name === 'UserLambdaValidationException') return true;
        throw error;
      }
    },
  };
}
