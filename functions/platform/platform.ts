import { systemClock } from './clock';
import { readConfig, type Config } from './config';
import type { Admit } from './http/api';
import { newId } from './ids';
import { createLogger, type Log } from './logger';
import { createStorage, type Storage } from './storage/storage';

/** Where every composition root starts; `createApi` takes it as is. */
export interface Platform {
  config: Config;
  log: Log;
  storage: Storage;
}

/** For an area for people: `createAdmit` decides who may do what (`people/public`). */
export function createPlatform(
  area: string,
  createAdmit: (storage: Storage) => Admit,
): Platform & { admit: Admit };
export function createPlatform(area: string): Platform;
export function createPlatform(area: string, createAdmit?: (storage: Storage) => Admit): Platform {
  const config = readConfig();
  const storage = createStorage(config, systemClock, newId);
  return {
    config,
    log: createLogger(area),
    storage,
    ...(createAdmit ? { admit: createAdmit(storage) } : {}),
  };
}
