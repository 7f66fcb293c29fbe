import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import { deviceStorage } from '../kept-storage';
import { readRuntimeConfig } from '../runtime-config';
import { leavePush } from '../push/leave-push';

let configured: Promise<void> | null = null;

/** This environment's user pool, in Amplify's format. */
export async function readPoolConfig() {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await readRuntimeConfig();
  const endpoint = userPoolEndpoint ? { userPoolEndpoint } : {};
  return { Auth: { Cognito: { userPoolId, userPoolClientId, ...endpoint } } };
}

/** Where the library keeps its tokens: without room on the device, the sign-in lasts as long as the page. */
const tokens = {
  getItem: async (key: string) => deviceStorage.read(key),
  setItem: async (key: string, value: string) => void deviceStorage.write(key, value),
  removeItem: async (key: string) => deviceStorage.remove(key),
  clear: async () => deviceStorage.keys().forEach(deviceStorage.remove),
};

/** Configures Amplify for this environment's user pool; every use of aws-amplify/auth waits for it. */
export function configureCognito(): Promise<void> {
  configured ??= readPoolConfig()
    .then((config) => {
      Amplify.configure(config);
      cognitoUserPoolsTokenProvider.setKeyValueStorage(tokens);
    })
    .catch((error: unknown) => {
      configured = null;
      throw error;
    });
  return configured;
}

export interface SignedIn {
  userId: string;
  /** When the password was last entered, in epoch milliseconds. */
  signedInAt: number;
  email: string | undefined;
  name: string | undefined;
  accessToken: string;
}

/** The stored sign-in, refreshed if it has expired; null when there is none or its refresh was refused. */
export async function readSignIn(options: { forceRefresh?: boolean } = {}): Promise<SignedIn | null> {
  await configureCognito();
  const { tokens } = await fetchAuthSession(options);
  if (!tokens) return null;
  const claims = tokens.idToken?.payload ?? {};
  return {
    userId: String(tokens.accessToken.payload.sub),
    signedInAt: Number(tokens.accessToken.payload.auth_time ?? 0) * 1000,
    email: typeof claims.email === 'string' ? claims.email : undefined,
    name: typeof claims.name === 'string' ? claims.name : undefined,
    accessToken: tokens.accessToken.toString(),
  };
}

/** Forgets the sign-in here and revokes its refresh token. */
export async function endSignIn(): Promise<void> {
  await leavePush();
  await configureCognito();
  await signOut();
}

/** Calls `listener` on every sign-in, sign-out, or refused refresh. */
export function onSignInChange(listener: () => void): () => void {
  return Hub.listen('auth', ({ payload }) => {
    if (['signedIn', 'signedOut', 'tokenRefresh_failure'].includes(payload.event)) listener();
  });
}
