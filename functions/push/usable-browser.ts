import { isPublicHost } from './public-address';

/** A public internet address over TLS, on the default port, without credentials. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isPublicHost(hostname);
}

/** Null if the address is invalid. */
export const hostOf = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).host : null);

/** Whether these keys can encrypt a message: a point of P-256 and sixteen bytes (RFC 8291). */
export async function arePushKeys({ p256dh, auth }: { p256dh: string; auth: string }): Promise<boolean> {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  return crypto.subtle.importKey('raw', point, curve, false, []).then(
    () => true,
    () => false,
  );
}
