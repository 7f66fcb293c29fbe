import { createECDH, hkdfSync } from 'node:crypto';
import type { Secret } from '../platform/secret';

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

export interface OwnKeys {
  /** What browsers subscribe with from now on. */
  readPublicKey: () => Promise<string>;
  /** The pair that a browser subscribed with; null if its secret was replaced twice since. */
  pairOf: (publicKey: string | null) => Promise<VapidKeys | null>;
}

/** A browser only takes messages signed with the key it subscribed with, so both generations stay in use. */
export function createOwnKeys(secret: Secret): OwnKeys {
  const derived = new Map<string, VapidKeys>();
  function keysOf(generation: string): VapidKeys {
    const keys = derived.get(generation) ?? deriveVapidKeys(generation);
    derived.set(generation, keys);
    return keys;
  }
  return {
    readPublicKey: async () => keysOf((await secret.read()).current).publicKey,
    async pairOf(publicKey) {
      if (publicKey !== null)
        return secret.find((generation) => {
          const keys = keysOf(generation);
          return keys.publicKey === publicKey ? keys : null;
        });
      // Subscribed before keys were noted, which was before the first rotation.
      const { current, previous } = await secret.read();
      return keysOf(previous ?? current);
    },
  };
}
