import { announceSignIn } from './session-store';
import { readFreshAccessToken } from './stored-identity';
import { hasStoredSignIn } from './stored-sign-in';

/** A valid access token, or null for visitors. Rejects when a needed refresh cannot reach the server. */
export async function readAccessToken(): Promise<string | null> {
  if (!hasStoredSignIn()) return null;
  const fresh = readFreshAccessToken();
  if (fresh) return fresh;
  const { readSignIn } = await import('./cognito');
  const signIn = await readSignIn();
  // A refused refresh has ended the sign-in: the session hears of it here first.
  if (!signIn) announceSignIn();
  return signIn?.accessToken ?? null;
}
