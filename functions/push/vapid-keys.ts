import { createECDH, hkdfSync } from 'node:crypto';

/** In base64url. */
export interface VapidKeys {
  /** An uncompressed point: what browsers subscribe with. */
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair that identifies us to push services, derived from a secret, so that a random text is all an operator
 * needs. A scalar outside the curve's range, one in 2^32, is skipped.
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
