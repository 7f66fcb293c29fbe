import { announceSignIn } from './session-store';
import { hasStoredSignIn, readFreshAccessToken } from './stored-sign-in';

/** A valid access token, or null for visitors. Rejects when a needed refresh can't reach the server. */
export async function readAccessToken(): Promise<string | null> {
  if (!hasStoredSignIn()) return null;
  return readFreshAccessToken() ?? (await askForToken());
}

async function askForToken(forceRefresh = false): Promise<string | null> {
  const { readSignIn } = await import('./cognito');
  const signIn = await readSignIn({ forceRefresh });
  // A refused refresh has ended the sign-in; this is where the session learns of it.
  if (!signIn) announceSignIn();
  return signIn?.accessToken ?? null;
}

let renewing: Promise<boolean> | null = null;

/**
 * For a token the server refused before it expired, for example after signing out everywhere. True when there is a
 * new one; a refused refresh ends the sign-in here, too.
 */
export function renewAccessToken(): Promise<boolean> {
  renewing ??= askForToken(true)
    .then(
      (token) => token !== null,
      () => false,
    )
    .finally(() => (renewing = null));
  return renewing;
}
