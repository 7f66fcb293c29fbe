import {
  AdminConfirmSignUpCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { SiteConfig } from './probe';
import { signInBySrp, type Pool } from './srp-sign-in';

/** The probe's own account. Without workouts it is on no board, and without a goal it is suggested to no one. */
export interface ProbeAccount {
  email: string;
  password: string;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

function poolOf({ region, userPoolId, userPoolClientId: clientId, userPoolEndpoint }: SiteConfig): Pool {
  const endpoint = userPoolEndpoint ? { endpoint: userPoolEndpoint } : {};
  return { client: new CognitoIdentityProviderClient({ region, ...endpoint }), userPoolId, clientId };
}

/** An access token. The first time, and in a pool that was made anew, it makes the account. */
export async function signInProbe(
  config: SiteConfig,
  { email, password }: ProbeAccount,
  now: () => number,
): Promise<string> {
  const pool = poolOf(config);
  const signIn = async () => (await signInBySrp(pool, email, password, now())).access;
  try {
    return await signIn();
  } catch (error) {
    if (!(await makeAccount(pool, { email, password }, error))) throw error;
    return await signIn();
  } finally {
    pool.client.destroy();
  }
}

/** False if there is an account, so that the sign-in failed for another reason. */
async function makeAccount(pool: Pool, { email, password }: ProbeAccount, error: unknown): Promise<boolean> {
  const confirm = () =>
    pool.client.send(new AdminConfirmSignUpCommand({ UserPoolId: pool.userPoolId, Username: email }));
  if (nameOf(error) === 'UserNotConfirmedException') {
    await confirm();
    return true;
  }
  // The pool does not tell an unknown address from a wrong password.
  if (!['NotAuthorizedException', 'UserNotFoundException'].includes(nameOf(error))) return false;
  const attributes = { email, name: 'Probe', zoneinfo: 'UTC', 'custom:consent': '2026-11' };
  const account = new SignUpCommand({
    ClientId: pool.clientId,
    Username: email,
    Password: password,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
  try {
    const { UserConfirmed } = await pool.client.send(account);
    if (!UserConfirmed) await confirm();
    return true;
  } catch (refusal) {
    if (nameOf(refusal) === 'UsernameExistsException') return false;
    throw refusal;
  }
}
