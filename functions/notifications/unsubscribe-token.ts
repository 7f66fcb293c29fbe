import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

function signatureOf(secret: string, userId: string): Buffer {
  // A key of its own, so that a signature made here is valid for nothing else.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'unsubscribe from mails', 32));
  return createHmac('sha256', key).update(userId).digest();
}

/** A token that can only do one thing: unsubscribe a person from emails, at any time. It is safe in a URL. */
export function unsubscribeTokenOf(secret: string, userId: string): string {
  return `${Buffer.from(userId).toString('base64url')}.${signatureOf(secret, userId).toString('base64url')}`;
}

/** Whose emails the token ends; null if it was not made with the secret. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [encoded = '', signature = '', ...rest] = token.split('.');
  const userId = Buffer.from(encoded, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(secret, userId);
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isSigned && rest.length === 0 && userId !== '' ? userId : null;
}
