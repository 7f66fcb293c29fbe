import * as crypto from 'node:crypto';
import { keysRowSchema, rowKey } from './rows';
import { decoyVerifier } from './srp';
import { Conflict, type Store } from './store';

export interface Keys {
  privateKey: crypto.KeyObject;
  publicKey: crypto.KeyObject;
  publicJwk: crypto.JsonWebKey & { kid: string };
  decoyVerifier: string;
  /** Keyed hash (hex); `purpose` separates its uses. */
  mac: (purpose: string, text: string) => string;
}

/** Loads this installation's keys; the first start creates them. */
export async function loadKeys(store: Store): Promise<Keys> {
  const row = (await store.read(keysRowSchema, rowKey.keys())) ?? (await createKeys(store));
  const privateKey = crypto.createPrivateKey(row.privateKey);
  const publicKey = crypto.createPublicKey(privateKey);
  const jwk = publicKey.export({ format: 'jwk' });
  const kid = crypto.createHash('sha256').update(String(jwk.n)).digest('base64url');
  return {
    privateKey,
    publicKey,
    publicJwk: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    decoyVerifier: row.decoyVerifier,
    mac: (purpose, text) =>
      crypto.createHmac('sha256', row.secret).update(`${purpose}\n${text}`).digest('hex'),
  };
}

async function createKeys(store: Store) {
  const { privateKey } = crypto.generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const secret = crypto.randomBytes(32).toString('hex');
  const row = { pk: rowKey.keys(), revision: 0, privateKey, secret, decoyVerifier: decoyVerifier() };
  try {
    await store.save([row]);
    return row;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // Another first start was faster, so its keys are used.
    return keysRowSchema.parse(await store.read(keysRowSchema, rowKey.keys()));
  }
}
