import { createHmac, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createJwtAuthorizer } from './jwt-authorizer';
import { createTestPool } from '../../../tests/support/local-cloud/access-tokens';

const pool = createTestPool();
const authorize = createJwtAuthorizer(pool.authorizerOptions);
const bearer = (token: string) => authorize(`Bearer ${token}`);
const unauthorized = { allowed: false, status: 401, error: 'invalid_token' };
const nowSeconds = () => Math.floor(Date.now() / 1000);

describe('an access token of the pool', () => {
  it('is let in with its claims as text', () => {
    const verdict = bearer(pool.sign({ ...pool.accessClaims(), 'cognito:groups': ['a', 'b'] }));
    expect(verdict).toMatchObject({
      allowed: true,
      scopes: ['aws.cognito.signin.user.admin'],
      claims: { sub: 'user-1', token_use: 'access', 'cognito:groups': '[a b]' },
    });
    expect(verdict.allowed && verdict.claims.auth_time).toMatch(/^\d{10}$/);
  });

  it('may carry further scopes', () => {
    const scope = 'openid aws.cognito.signin.user.admin';
    expect(bearer(pool.sign({ ...pool.accessClaims(), scope })).allowed).toBe(true);
  });

  it('is forbidden, not unauthorized, when only the scope is missing', () => {
    expect(bearer(pool.sign({ ...pool.accessClaims(), scope: 'openid' }))).toEqual({
      allowed: false,
      status: 403,
      error: 'insufficient_scope',
    });
  });
});

describe('everything else is unauthorized', () => {
  const { exp: _exp, ...endless } = pool.accessClaims();
  const { client_id: clientId, scope: _scope, ...rest } = pool.accessClaims();
  const [header, , signature] = pool.accessToken().split('.');
  const otherBody = Buffer.from(JSON.stringify({ ...pool.accessClaims(), sub: 'somebody-else' })).toString(
    'base64url',
  );
  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const symmetric = `${encode({ alg: 'HS256', kid: 'pool-key' })}.${encode(pool.accessClaims())}`;
  const publicText = JSON.stringify(pool.authorizerOptions.jwks.keys[0]);

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['a token without its scheme', pool.accessToken()],
    ['text that is no token', 'Bearer not-a-token'],
    ['two tokens', `Bearer ${pool.accessToken()},Bearer ${pool.accessToken()}`],
    ['a changed payload', `Bearer ${header}.${otherBody}.${signature}`],
    ['a cut signature', `Bearer ${pool.accessToken().slice(0, -8)}`],
    ['another key', `Bearer ${pool.sign(pool.accessClaims(), {}, otherKey)}`],
    ['an unknown key id', `Bearer ${pool.sign(pool.accessClaims(), { kid: 'other' })}`],
    ['alg none', `Bearer ${encode({ alg: 'none', kid: 'pool-key' })}.${encode(pool.accessClaims())}.`],
    ['alg none with a signature', `Bearer ${pool.sign(pool.accessClaims(), { alg: 'none' })}`],
    [
      'the public key as a shared secret',
      `Bearer ${symmetric}.${createHmac('sha256', publicText).update(symmetric).digest('base64url')}`,
    ],
    ['another issuer', `Bearer ${pool.sign({ ...pool.accessClaims(), iss: 'https://elsewhere.example' })}`],
    ['another client', `Bearer ${pool.sign({ ...pool.accessClaims(), client_id: 'other' })}`],
    ['an expired token', `Bearer ${pool.sign({ ...pool.accessClaims(), exp: nowSeconds() - 1 })}`],
    ['a token without expiry', `Bearer ${pool.sign(endless)}`],
    ['a token from the future', `Bearer ${pool.sign({ ...pool.accessClaims(), iat: nowSeconds() + 60 })}`],
    ['a token not valid yet', `Bearer ${pool.sign({ ...pool.accessClaims(), nbf: nowSeconds() + 60 })}`],
    ['an ID token', `Bearer ${pool.sign({ ...rest, aud: clientId, token_use: 'id' })}`],
  ])('%s', (_what, authorization) => {
    expect(authorize(authorization)).toEqual(unauthorized);
  });

  it('another algorithm, even when the key would allow it', () => {
    const [key] = pool.authorizerOptions.jwks.keys;
    const { alg: _alg, ...anyAlg } = { ...key };
    const lenient = createJwtAuthorizer({ ...pool.authorizerOptions, jwks: { keys: [anyAlg] } });
    const other = pool.sign(pool.accessClaims(), { alg: 'RS512' });
    expect(lenient(`Bearer ${other}`)).toEqual(unauthorized);
    expect(lenient(`Bearer ${pool.accessToken()}`).allowed).toBe(true);
  });
});
