import { readSignIn } from '../../../lib/session/cognito';
import { announceSignIn } from '../../../lib/session/session-store';
import { loadAuth } from './load-auth';

/** Sends a code to the new address; the old one stays until the code is entered. */
export async function requestEmailChange(email: string): Promise<'code-sent' | 'unchanged'> {
  const auth = await loadAuth();
  const { email: answer } = await auth.updateUserAttributes({ userAttributes: { email } });
  return answer?.isUpdated === false ? 'code-sent' : 'unchanged';
}

/** Switches to the new address, in the tokens as well, so that it shows right away. */
export async function confirmEmailChange(confirmationCode: string): Promise<void> {
  const auth = await loadAuth();
  await auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
  await readSignIn({ forceRefresh: true });
  announceSignIn();
}
