import type { SignInOutput } from 'aws-amplify/auth';
import { announceSignIn } from '../../../lib/session/session-store';
import { loadAuth } from './load-auth';

export type SignInResult = 'signed-in' | 'confirm-email' | 'totp' | 'reset-password';

function settle({ nextStep }: SignInOutput): SignInResult {
  switch (nextStep.signInStep) {
    case 'DONE':
      announceSignIn();
      return 'signed-in';
    case 'CONFIRM_SIGN_UP':
      return 'confirm-email';
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return 'totp';
    case 'RESET_PASSWORD':
      return 'reset-password';
    default:
      throw new Error(`${nextStep.signInStep} is not offered`);
  }
}

/** Signs in with SRP: the password itself never leaves the browser. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const auth = await loadAuth();
  return settle(await auth.signIn({ username: email, password }));
}

/** The second step of the latest sign-in: a code from the authenticator app. */
export async function answerTotp(code: string): Promise<SignInResult> {
  const auth = await loadAuth();
  return settle(await auth.confirmSignIn({ challengeResponse: code }));
}
