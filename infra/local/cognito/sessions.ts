import * as z from 'zod';
import { clientOperation, userOperation } from './access';
import { CognitoError, notAuthorized } from './errors';
import { nowSeconds, type Pool } from './pool';
import { rowKey, type User, userSchema } from './rows';
import { isOver, issueTokens, readRefreshToken } from './tokens';

const graceMs = 60_000;

/** Uses up a refresh token; a retry within the grace period gets the same successor. */
export const getTokensFromRefreshToken = clientOperation(
  { RefreshToken: z.string() },
  async (pool, request) => {
    const { session, rotation } = await readRefreshToken(pool, request.RefreshToken);
    const user = await pool.store.read(userSchema, rowKey.user(session.sub));
    if (user === undefined || isOver(session, user)) throw notAuthorized('Refresh Token has been revoked');
    if (session.expiresAt <= nowSeconds(pool)) throw notAuthorized('Refresh Token has expired');
    const now = pool.options.now().getTime();
    if (rotation === session.rotation) {
      const rotated = { ...session, rotation: rotation + 1, rotatedAt: now };
      await pool.store.save([rotated]);
      return { AuthenticationResult: issueTokens(pool, user, rotated) };
    }
    if (rotation === session.rotation - 1 && now <= session.rotatedAt + graceMs) {
      return { AuthenticationResult: issueTokens(pool, user, session) };
    }
    throw new CognitoError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation.');
  },
);

/** Ends one session: its refresh tokens immediately, and its access tokens for operations of this pool. */
export const revokeToken = clientOperation({ Token: z.string() }, async (pool, { Token }) => {
  if (Token.startsWith('ey')) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
  }
  const { session } = await readRefreshToken(pool, Token);
  await pool.store.save([{ ...session, revoked: true }]);
  return {};
});

export async function endAllSessions(pool: Pool, user: User) {
  await pool.store.save([{ ...user, sessionEpoch: user.sessionEpoch + 1 }]);
  return {};
}

export const globalSignOut = userOperation({}, endAllSessions);
