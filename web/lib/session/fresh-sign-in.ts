import { createAmplifyContext } from 'aws-amplify';
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core';
import { confirmSignIn, signIn, type SignInOutput } from 'aws-amplify/auth';
import { deviceStorage } from '../kept-storage';
import { readPoolConfig, readSignIn } from './cognito';

/** Sensitive actions need a password entered within the last five minutes. */
const freshMs = 5 * 60_000;
// A margin, because the server's clock decides and filling in a form takes a while.
const marginMs = 60_000;

/** Whether the password was entered recently. */
export async function isSignInFresh(): Promise<boolean> {
  const signedIn = await readSignIn();
  return signedIn !== null && Date.now() - signedIn.signedInAt < freshMs - marginMs;
}

function createMemory() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => Promise.resolve(values.get(key) ?? null),
    setItem: (key: string, value: string) => Promise.resolve(void values.set(key, value)),
    removeItem: (key: string) => Promise.resolve(void values.delete(key)),
    clear: () => Promise.resolve(values.clear()),
  };
  return { values, storage };
}

export interface FreshSignIn {
  /** Returns whether a code from the authenticator app is needed as well. */
  givePassword(password: string): Promise<'done' | 'totp'>;
  giveCode(code: string): Promise<void>;
}

/**
 * Signs the current person in again alongside the existing sign-in: success replaces it, a refusal leaves it
 * unchanged. Refusals are thrown as Cognito's errors.
 */
export async function beginFreshSignIn(): Promise<FreshSignIn> {
  const [config, signedIn] = await Promise.all([readPoolConfig(), readSignIn()]);
  if (!signedIn) throw new Error('No one is signed in');
  const { values, storage } = createMemory();
  const tokenProvider = createUserPoolsTokenProvider(config.Auth, storage);
  const context = createAmplifyContext(config, { Auth: { tokenProvider } });

  function settle({ nextStep: { signInStep } }: SignInOutput): 'done' | 'totp' {
    if (signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'totp';
    if (signInStep !== 'DONE') throw new Error(`${signInStep} is not offered`);
    values.forEach((value, key) => deviceStorage.write(key, value));
    return 'done';
  }

  return {
    givePassword: async (password) => settle(await signIn(context, { username: signedIn.userId, password })),
    giveCode: async (challengeResponse) => void settle(await confirmSignIn(context, { challengeResponse })),
  };
}
