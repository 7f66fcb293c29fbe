import { healthContract } from '../../shared/contracts/health';
import { routes } from '../platform/http/routes';
import type { Platform } from '../platform/platform';

export const healthApi = ({ config }: Platform) =>
  routes(healthContract, {
    readHealth: async () => ({ status: 'ok' as const, version: config.version, environment: config.stage }),
  });
