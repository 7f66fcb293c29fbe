import { consentVersion } from '../../../lib/consent';
import { deviceZone } from '../../../lib/device-zone';
import type { NewAccount } from '../credentials';
import { loadAuth } from './load-auth';

/** Creates the account. Returns whether its address must be verified before the first sign-in. */
export async function signUp({ name, email, password }: NewAccount): Promise<'ready' | 'confirm-email'> {
  const auth = await loadAuth();
  const zoneinfo = deviceZone() ?? 'UTC';
  const { isSignUpComplete } = await auth.signUp({
    username: email,
    password,
    options: { userAttributes: { email, name, zoneinfo, 'custom:consent': consentVersion } },
  });
  return isSignUpComplete ? 'ready' : 'confirm-email';
}

export async function confirmEmail(email: string, code: string): Promise<void> {
  const auth = await loadAuth();
  await auth.confirmSignUp({ username: email, confirmationCode: code });
}

export async function resendEmailCode(email: string): Promise<void> {
  const auth = await loadAuth();
  await auth.resendSignUpCode({ username: email });
}
