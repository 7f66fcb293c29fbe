import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

function signatureOf(secret: string, userId: string): Buffer {
  // A key of its own: what is signed here is valid for nothing else that follows from the secret.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'unsubscribe from mails', 32));
  return createHmac('sha256', key).update(userId).digest();
}

/** What lets whoever holds it end the mails to a person, for ever, and nothing else. It fits into a URL as it is. */
export function unsubscribeTokenOf(secret: string, userId: string): string {
  return `${Buffer.from(userId).toString('base64url')}.${signatureOf(secret, userId).toString('base64url')}`;
}

/** Whose mails the token ends; null where it was not made with the secret. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [encoded = '', signature = '', ...rest] = token.split('.');
  const userId = Buffer.from(encoded, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(secret, userId);
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isSigned && rest.length === 0 && userId !== '' ? userId : null;
}
