import { sign, verify } from 'node:crypto';
import type { Keys } from './keys';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signJwt(keys: Keys, claims: Record<string, unknown>): string {
  const signed = `${encode({ kid: keys.publicJwk.kid, alg: 'RS256' })}.${encode(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), keys.privateKey).toString('base64url')}`;
}

/** The claims of a token this pool has signed, whatever its header says; otherwise undefined. */
export function verifyJwt(keys: Keys, token: string): unknown {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return undefined;
  const signed = Buffer.from(`${header}.${payload}`);
  if (!verify('RSA-SHA256', signed, keys.publicKey, Buffer.from(signature, 'base64url'))) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
