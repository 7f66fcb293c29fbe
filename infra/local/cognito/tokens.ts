import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { equals } from './compare';
import { notAuthorized, userNotFound } from './errors';
import { signJwt, verifyJwt } from './jwt';
import { nowSeconds, type Pool } from './pool';
import { rowKey, type Row, type Session, sessionSchema, type User, userSchema } from './rows';

const tokenSeconds = 60 * 60;
const refreshSeconds = 30 * 24 * 60 * 60;
const scope = 'aws.cognito.signin.user.admin';

const accessClaimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
  token_use: z.literal('access'),
  exp: z.number(),
});

/** Starts a session for a user who has passed every challenge, in one write with the changes of the challenges. */
export async function openSession(pool: Pool, user: User, changed: Row[] = [], spent: Row[] = []) {
  const originJti = randomUUID();
  const session: Session = {
    pk: rowKey.session(originJti),
    revision: 0,
    originJti,
    sub: user.sub,
    sessionEpoch: user.sessionEpoch,
    eventId: randomUUID(),
    authTime: nowSeconds(pool),
    expiresAt: nowSeconds(pool) + refreshSeconds,
    rotation: 0,
    rotatedAt: 0,
    revoked: false,
  };
  await pool.store.save([session, ...changed], spent);
  return issueTokens(pool, user, session);
}

/** The user of an access token, if the token and its session are still valid. */
export async function requireUser(pool: Pool, accessToken: string): Promise<User> {
  const claims = accessClaimsSchema.safeParse(verifyJwt(pool.keys, accessToken)).data;
  const { issuer, clientId } = pool.options;
  if (claims?.iss !== issuer || claims.client_id !== clientId) throw notAuthorized('Invalid Access Token');
  if (claims.exp <= nowSeconds(pool)) throw notAuthorized('Access Token has expired');
  const user = await pool.store.read(userSchema, rowKey.user(claims.sub));
  if (user === undefined) throw userNotFound();
  const session = await pool.store.read(sessionSchema, rowKey.session(claims.origin_jti));
  if (session === undefined || isOver(session, user)) throw notAuthorized('Access Token has been revoked');
  return user;
}

export const isOver = (session: Session, user: User) =>
  session.revoked || session.sessionEpoch !== user.sessionEpoch;

export function issueTokens(pool: Pool, user: User, session: Session) {
  const { issuer, clientId } = pool.options;
  const iat = nowSeconds(pool);
  const common = {
    sub: user.sub,
    iss: issuer,
    origin_jti: session.originJti,
    event_id: session.eventId,
    auth_time: session.authTime,
    iat,
    exp: iat + tokenSeconds,
  };
  const access = { client_id: clientId, token_use: 'access', scope, username: user.sub };
  const { email, emailVerified, attributes } = user;
  const id = { ...attributes, email, email_verified: emailVerified, aud: clientId, token_use: 'id' };
  return {
    AccessToken: signJwt(pool.keys, { ...common, ...access, jti: randomUUID() }),
    IdToken: signJwt(pool.keys, { ...id, ...common, 'cognito:username': user.sub, jti: randomUUID() }),
    RefreshToken: refreshToken(pool, session.originJti, session.rotation),
    ExpiresIn: tokenSeconds,
    TokenType: 'Bearer',
  };
}

// Derived, not random: nothing of it needs storing, and a retry gets the same token again.
const refreshToken = (pool: Pool, originJti: string, rotation: number) =>
  `${originJti}.${rotation}.${pool.keys.mac('refresh', `${originJti}.${rotation}`)}`;

export async function readRefreshToken(
  pool: Pool,
  token: string,
): Promise<{ session: Session; rotation: number }> {
  const [originJti = '', number = ''] = token.split('.');
  const rotation = Number(number);
  const isOurs = equals(token, refreshToken(pool, originJti, rotation));
  const session = isOurs && (await pool.store.read(sessionSchema, rowKey.session(originJti)));
  if (!session) throw notAuthorized('Invalid Refresh Token');
  return { session, rotation };
}
