import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { UserPoolConfig } from '../config';
import { AppError } from '../errors';
import type { Caller } from './routes';

/** The gateway requires this scope on every private route: only access tokens carry it. */
const requiredScope = 'aws.cognito.signin.user.admin';
const fetchTimeoutMs = 3000;

class KeysUnreachable extends Error {}

async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(uri, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (!response.ok) throw new Error(`${uri} answered ${response.status}`);
    return await response.arrayBuffer();
  } catch (error) {
    throw new KeysUnreachable('the keys of the user pool cannot be read', { cause: error });
  }
}

/**
 * Checks an access token like the gateway's authorizer does, for routes without one. Throws `unauthorized`, or
 * `unavailable` while the keys cannot be fetched. Keys are cached once fetched.
 */
export function createVerifyAccessToken({ issuer, clientId, jwksUri }: UserPoolConfig) {
  const verifier = JwtVerifier.create(
    {
      issuer,
      ...(jwksUri && { jwksUri }),
      audience: null,
      scope: requiredScope,
      customJwtCheck: ({ header, payload }) => {
        if (header.alg !== 'RS256' || payload.token_use !== 'access' || payload.client_id !== clientId)
          throw new Error('not an access token of this client');
        if (typeof payload.exp !== 'number' || typeof payload.sub !== 'string')
          throw new Error('the token has no end or no subject');
      },
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
  return async (token: string): Promise<Caller> => {
    const payload = await verifier.verify(token).catch((error: unknown) => {
      if (error instanceof KeysUnreachable) throw new AppError('unavailable');
      return null;
    });
    if (!payload?.sub) throw new AppError('unauthorized');
    return { userId: payload.sub, authTime: Number(payload.auth_time ?? 0) };
  };
}
