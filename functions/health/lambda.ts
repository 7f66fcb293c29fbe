import { healthContract } from '../../shared/contracts/health';
import { readConfig } from '../platform/config';
import { createApi } from '../platform/http/api';
import { routes } from '../platform/http/routes';
import { createLogger } from '../platform/logger';

const config = readConfig();

export const api = createApi(
  routes(healthContract, {
    readHealth: async () => ({ status: 'ok' as const, version: config.version, environment: config.stage }),
  }),
  { config, log: createLogger('health') },
);
