import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

const issuer = 'http://localhost:3000/cognito/eu-west-2_test';
const clientId = 'test-client';

type Part = Record<string, unknown>;

const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A user pool for tests: its public keys, and tokens with any claims. */
export function createTestPool() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'pool-key', alg: 'RS256', use: 'sig' };

  function sign(claims: Part, header: Part = {}, key: KeyObject = privateKey): string {
    const signed = `${encode({ alg: 'RS256', kid: 'pool-key', ...header })}.${encode(claims)}`;
    const hash = header.alg === 'RS512' ? 'RSA-SHA512' : 'RSA-SHA256';
    return `${signed}.${createSign(hash).update(signed).sign(key, 'base64url')}`;
  }

  function accessClaims(): Part {
    const now = Math.floor(Date.now() / 1000);
    return {
      sub: 'user-1',
      iss: issuer,
      client_id: clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: now - 60,
      iat: now - 60,
      exp: now + 540,
    };
  }

  const authorizerOptions = {
    issuer,
    clientId,
    scope: 'aws.cognito.signin.user.admin',
    jwks: { keys: [jwk] },
  };
  return { authorizerOptions, accessClaims, sign, accessToken: () => sign(accessClaims()) };
}
