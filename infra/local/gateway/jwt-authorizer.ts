import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { JsonWebKey } from 'node:crypto';

/** Claims as API Gateway passes them on: every value is text. */
export type Claims = Record<string, string>;

type Verdict =
  | { allowed: true; claims: Claims; scopes: string[] }
  | { allowed: false; status: 401 | 403; error: 'invalid_token' | 'insufficient_scope' };

export type Authorize = (authorization: string | undefined) => Verdict;

interface JwtAuthorizerOptions {
  issuer: string;
  clientId: string;
  /** One of these must be in the token's scope; ID tokens have none. */
  scope: string;
  jwks: { keys: JsonWebKey[] };
}

const refused = { allowed: false, status: 401, error: 'invalid_token' } as const;

function asText(value: unknown): string {
  return Array.isArray(value) ? `[${value.join(' ')}]` : String(value);
}

/** Checks a bearer token's signature, issuer, times, client, and scope against the pool's keys. */
export function createJwtAuthorizer({ issuer, clientId, scope, jwks }: JwtAuthorizerOptions): Authorize {
  const verifier = JwtVerifier.create({
    issuer,
    audience: null,
    customJwtCheck: ({ header, payload }) => {
      const now = Date.now() / 1000;
      if (header.alg !== 'RS256') throw new Error('the token is not signed with RS256');
      if (payload.client_id !== clientId) throw new Error('the token is for another client');
      if (typeof payload.exp !== 'number') throw new Error('the token never expires');
      if (typeof payload.iat === 'number' && payload.iat > now)
        throw new Error('the token is from the future');
    },
  });
  verifier.cacheJwks(jwks as Jwks);

  return (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return refused;
    try {
      const payload = verifier.verifySync(token);
      const scopes = asText(payload.scope ?? '').split(' ');
      if (!scopes.includes(scope)) return { allowed: false, status: 403, error: 'insufficient_scope' };
      const claims = Object.entries(payload).map(([name, value]) => [name, asText(value)] as const);
      return { allowed: true, claims: Object.fromEntries(claims), scopes: [scope] };
    } catch {
      return refused;
    }
  };
}
