import { systemClock } from './clock';
import { readConfig, type Config } from './config';
import { newId } from './ids';
import { createLogger, type Log } from './logger';
import { createStorage, type Storage } from './storage/storage';

/** What every composition root starts from. */
export interface Platform {
  config: Config;
  log: Log;
  storage: Storage;
}

export function createPlatform(area: string): Platform {
  const config = readConfig();
  return { config, log: createLogger(area), storage: createStorage(config.tablePrefix, systemClock, newId) };
}
