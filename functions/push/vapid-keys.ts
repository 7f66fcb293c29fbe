import { createECDH, hkdfSync } from 'node:crypto';

/** In base64url. */
export interface VapidKeys {
  /** An uncompressed point: what browsers subscribe with. */
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair by which push services know us, derived from a secret: whoever can make a random text has a pair. A scalar that
 * is none of the curve, one in 2^32, is left for the next one.
 */
export function deriveVapidKeys(secret: string, attempt = 0): VapidKeys {
  const pair = createECDH('prime256v1');
  const scalar = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32));
  try {
    pair.setPrivateKey(scalar);
  } catch {
    return deriveVapidKeys(secret, attempt + 1);
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
}
