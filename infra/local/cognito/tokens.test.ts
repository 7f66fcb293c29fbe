import { switchBrowser } from '../../../tests/support/browser-session';
import {
  AdminDeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { JwtVerifier } from 'aws-jwt-verify';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  configureAmplify,
  interceptCalls,
  signInAs,
  tokensIn,
} from '../../../tests/support/local-cloud/amplify';
import {
  autoConfirm,
  clientId,
  startTestPool,
  type TestPool,
  userPoolId,
} from '../../../tests/support/local-cloud/user-pool';

const username = 'mia@example.com';
const password = 'Right-pass1!';
const dayMs = 86_400_000;

describe('the tokens of a session', () => {
  let pool: TestPool;
  let sub: string;
  const refresh = async (RefreshToken: string) => {
    const command = new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken });
    return (await pool.client.send(command)).AuthenticationResult;
  };
  const getUser = (AccessToken: string) => pool.client.send(new GetUserCommand({ AccessToken }));
  const payload = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  beforeAll(async () => {
    pool = await startTestPool({ triggers: autoConfirm });
    configureAmplify(pool);
    const options = { userAttributes: { name: 'Mia', zoneinfo: 'UTC' } };
    sub = (await signUp({ username, password, options })).userId ?? '';
  });
  afterEach(() => void vi.unstubAllGlobals());
  afterAll(() => pool.stop());

  it('carry the claims of Cognito and verify against the published key', async () => {
    const { accessToken, idToken } = await signInAs(username, password);
    const now = Math.floor(pool.now().getTime() / 1000);
    const verifier = JwtVerifier.create({
      issuer: pool.issuer,
      audience: null,
      jwksUri: `${pool.issuer}/.well-known/jwks.json`,
    });
    verifier.cacheJwks(await (await fetch(`${pool.issuer}/.well-known/jwks.json`)).json());
    const graceSeconds = Math.abs(Date.now() / 1000 - now) + 60;
    const access = verifier.verifySync(accessToken, { graceSeconds });
    const id = verifier.verifySync(idToken, { graceSeconds });

    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const common = {
      sub,
      iss: pool.issuer,
      origin_jti: uuid,
      event_id: uuid,
      jti: uuid,
      auth_time: now,
      iat: now,
      exp: now + 3600,
    };
    expect(access).toEqual({
      ...common,
      client_id: clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: sub,
    });
    expect(id).toEqual({
      ...common,
      aud: clientId,
      token_use: 'id',
      email: username,
      email_verified: true,
      name: 'Mia',
      zoneinfo: 'UTC',
      'cognito:username': sub,
    });
    expect(access.jti).not.toBe(id.jti);
    expect(access['origin_jti']).toBe(id['origin_jti']);
  });

  it('are published with the public half of the key only', () => {
    expect(pool.cognito.jwks()).toEqual({
      keys: [
        { kty: 'RSA', n: expect.any(String), e: 'AQAB', kid: expect.any(String), alg: 'RS256', use: 'sig' },
      ],
    });
  });

  it('are refused when forged, and the ID token in place of the access token too', async () => {
    const { accessToken, idToken } = await signInAs(username, password);
    const [header = '', body = '', signature = ''] = accessToken.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const publicPem = String(pool.cognito.jwks().keys[0]?.n);
    const hmacInput = `${encode({ alg: 'HS256', kid })}.${body}`;
    const forged = [
      idToken,
      'nonsense',
      `${encode({ alg: 'none' })}.${body}.`,
      `${header}.${encode({ ...payload(accessToken), sub: 'somebody else' })}.${signature}`,
      `${header}.${body}.${sign('RSA-SHA256', Buffer.from(`${header}.${body}`), foreign).toString('base64url')}`,
      `${hmacInput}.${createHmac('sha256', publicPem).update(hmacInput).digest('base64url')}`,
    ];
    for (const token of forged) {
      await expect(getUser(token)).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Invalid Access Token',
      });
    }
    expect((await getUser(accessToken)).Username).toBe(sub);
  });

  it('end after an hour', async () => {
    const { accessToken } = await signInAs(username, password);
    pool.advance(3_599_000);
    await getUser(accessToken);
    pool.advance(1000);
    await expect(getUser(accessToken)).rejects.toMatchObject({ message: 'Access Token has expired' });
  });

  it('are renewed by Amplify, with the sign-in time of the session', async () => {
    const storage = switchBrowser();
    await signIn({ username, password });
    const before = tokensIn(storage);
    pool.advance(300_000);
    await fetchAuthSession({ forceRefresh: true });
    const after = tokensIn(storage);
    expect(after.refreshToken).not.toBe(before.refreshToken);
    const [old, renewed] = [payload(before.accessToken), payload(after.accessToken)];
    expect(renewed).toEqual({ ...old, jti: renewed.jti, iat: old.iat + 300, exp: old.exp + 300 });
    expect(renewed.jti).not.toBe(old.jti);
    expect(payload(after.idToken).auth_time).toBe(old.auth_time);
  });

  it('rotate: an old refresh token works for a minute more and leads to the same successor', async () => {
    const { refreshToken } = await signInAs(username, password);
    const successor = (await refresh(refreshToken))?.RefreshToken ?? '';
    pool.advance(60_000);
    expect((await refresh(refreshToken))?.RefreshToken).toBe(successor);
    pool.advance(1);
    await expect(refresh(refreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    expect((await refresh(successor))?.RefreshToken).not.toBe(successor);
  });

  it('make Amplify forget a session whose refresh token was used up elsewhere', async () => {
    const storage = switchBrowser();
    await signIn({ username, password });
    const stolen = tokensIn(storage).refreshToken;
    await refresh((await refresh(stolen))?.RefreshToken ?? '');
    await expect(fetchAuthSession({ forceRefresh: true })).rejects.toMatchObject({
      name: 'RefreshTokenReuseException',
    });
    expect(tokensIn(storage).refreshToken).toBe('');
  });

  it('are the same for parallel refreshes of one token', async () => {
    const { refreshToken } = await signInAs(username, password);
    const results = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(new Set(results.map((result) => result?.RefreshToken)).size).toBe(1);
  });

  it('cannot be renewed 30 days after the sign-in, however often they were', async () => {
    const { refreshToken } = await signInAs(username, password);
    pool.advance(20 * dayMs);
    const successor = (await refresh(refreshToken))?.RefreshToken ?? '';
    pool.advance(10 * dayMs);
    await expect(refresh(successor)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  it('cannot be renewed with a made-up or changed token', async () => {
    const { refreshToken } = await signInAs(username, password);
    const [jti, , mac] = refreshToken.split('.');
    for (const token of ['x', '..', `${jti}.1.${mac}`, `${refreshToken}0`, refreshToken.toUpperCase()]) {
      await expect(refresh(token)).rejects.toMatchObject({ message: 'Invalid Refresh Token' });
    }
  });

  it('are revoked by a sign-out, which Amplify does with RevokeToken', async () => {
    const calls = interceptCalls();
    const storage = switchBrowser();
    await signIn({ username, password });
    const other = await signInAs(username, password);
    switchBrowser(storage);
    const { accessToken, refreshToken } = tokensIn(storage);
    await signOut();
    expect(calls.at(-1)).toMatchObject({
      operation: 'RevokeToken',
      body: { ClientId: clientId, Token: refreshToken },
    });
    expect(storage.size).toBe(0);
    await expect(refresh(refreshToken)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
    await expect(getUser(accessToken)).rejects.toMatchObject({ message: 'Access Token has been revoked' });
    await getUser(other.accessToken);
  });

  it('are all revoked by a global sign-out', async () => {
    const first = await signInAs(username, password);
    const storage = switchBrowser();
    await signIn({ username, password });
    const calls = interceptCalls();
    await signOut({ global: true });
    expect(calls.map(({ operation }) => operation)).toEqual(['GlobalSignOut']);
    await expect(refresh(first.refreshToken)).rejects.toMatchObject({
      message: 'Refresh Token has been revoked',
    });
    await expect(
      pool.client.send(new GlobalSignOutCommand({ AccessToken: first.accessToken })),
    ).rejects.toMatchObject({
      message: 'Access Token has been revoked',
    });
    expect(storage.size).toBe(0);
    await getUser((await signInAs(username, password)).accessToken);
  });

  it('keep Amplify from refreshing once they are revoked', async () => {
    const storage = switchBrowser();
    await signIn({ username, password });
    const { refreshToken } = tokensIn(storage);
    await pool.client.send(new RevokeTokenCommand({ ClientId: clientId, Token: refreshToken }));
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    expect(tokensIn(storage).refreshToken).toBe('');
  });

  it('can only be revoked by refresh token', async () => {
    const { accessToken } = await signInAs(username, password);
    const revoke = (Token: string) => pool.client.send(new RevokeTokenCommand({ ClientId: clientId, Token }));
    await expect(revoke(accessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
    await expect(revoke('x')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('are worth nothing once the account is deleted', async () => {
    await signUp({ username: 'gone@example.com', password });
    const { accessToken, refreshToken } = await signInAs('gone@example.com', password);
    await pool.admin.send(
      new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: 'gone@example.com' }),
    );
    await expect(getUser(accessToken)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(refresh(refreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});
