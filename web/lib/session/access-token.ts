import { hasStoredSignIn } from './stored-sign-in';

/** A valid access token, or null for visitors. Rejects when a needed refresh cannot reach the server. */
export async function readAccessToken(): Promise<string | null> {
  if (!hasStoredSignIn()) return null;
  const { readSignIn } = await import('./cognito');
  return (await readSignIn())?.accessToken ?? null;
}
