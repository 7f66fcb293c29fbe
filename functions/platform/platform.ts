import type { SecretName } from '../manifest-types';
import { systemClock } from './clock';
import { readConfig, type Config } from './config';
import type { Admit } from './http/api';
import { createLimitWrites, type LimitWrites } from './http/limit-writes';
import { newId } from './ids';
import { createLogger, type Log } from './logger';
import { createSecret, type Secret } from './secret';
import { createCallSecrets, createReadSecret, type ReadSecret } from './secrets-manager';
import { createStorage, type Storage } from './storage/storage';

/** Where every composition root starts; `createApi` takes it as is. */
export interface Platform {
  config: Config;
  log: Log;
  storage: Storage;
  /** What the CDN proves itself with; null where none stands in front of the API. */
  origin: Secret | null;
  /** A secret that the manifest grants to this function; using another one throws. */
  secretOf: (name: SecretName) => Secret;
  readSecret: ReadSecret;
}

/** Functions of one module share its code, but not their secrets. */
function lacking(name: SecretName): Secret {
  const refuse = async (): Promise<never> => {
    throw new Error(`this function may not read the ${name} secret: name it in \`secrets\` of its area.ts`);
  };
  return { read: refuse, find: refuse };
}

/** For an area for people: `createAdmit` decides who may do what (`people/public`). */
export function createPlatform(
  area: string,
  createAdmit: (storage: Storage) => Admit,
): Platform & { admit: Admit; limitWrites: LimitWrites };
export function createPlatform(area: string): Platform;
export function createPlatform(area: string, createAdmit?: (storage: Storage) => Admit): Platform {
  const config = readConfig();
  const storage = createStorage(config, systemClock, newId);
  const log = createLogger(area);
  const readSecret = createReadSecret(createCallSecrets(config.secretsEndpoint, storage.documents));
  const secretOf = (name: SecretName) => {
    const source = config.secrets[name];
    return source ? createSecret({ read: readSecret, clock: storage.clock, log }, source) : lacking(name);
  };
  return {
    config,
    log,
    storage,
    origin: config.secrets.origin ? secretOf('origin') : null,
    secretOf,
    readSecret,
    ...(createAdmit && { admit: createAdmit(storage), limitWrites: createLimitWrites(storage) }),
  };
}
