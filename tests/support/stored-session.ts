import * as z from 'zod';
import { readConfig } from './sign-in';
import type { Tokens } from '../../infra/probe/srp-sign-in';

const claimsSchema = z.object({ username: z.string() });

/** What a browser stores of a sign-in, by its names in localStorage, as the client's library would have left it. */
export async function storedSession(
  origin: string,
  email: string,
  tokens: Tokens,
): Promise<[string, string][]> {
  const { userPoolClientId } = await readConfig(origin);
  const claims = Buffer.from(tokens.access.split('.')[1] ?? '', 'base64url').toString();
  const { username } = claimsSchema.parse(JSON.parse(claims));
  const pool = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  return [
    [`${pool}.LastAuthUser`, username],
    [`${pool}.${username}.accessToken`, tokens.access],
    [`${pool}.${username}.idToken`, tokens.id],
    [`${pool}.${username}.refreshToken`, tokens.refresh],
    [`${pool}.${username}.signInDetails`, JSON.stringify({ loginId: email, authFlowType: 'USER_SRP_AUTH' })],
    // The page's clock is the server's.
    [`${pool}.${username}.clockDrift`, '0'],
  ];
}
