import { generateKeyPairSync, sign } from 'node:crypto';

type Parts = Record<string, unknown>;

const encode = (part: Parts) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (text: string | undefined) =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Parts;

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The token with other claims, signed with a key that is not the pool's. */
export function forged(token: string, claims: Parts = {}): string {
  const [header, payload] = token.split('.');
  const text = `${encode(decode(header))}.${encode({ ...decode(payload), ...claims })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
}

export function withoutSignature(token: string): string {
  const [header, payload] = token.split('.');
  return `${encode({ ...decode(header), alg: 'none' })}.${payload}.`;
}

/** The good token in someone else's name. */
export function tampered(token: string): string {
  const [header, payload, signature] = token.split('.');
  return `${header}.${encode({ ...decode(payload), sub: 'somebody-else' })}.${signature}`;
}
