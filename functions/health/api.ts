import { healthContract } from '../../shared/contracts/health';
import { routes } from '../platform/http/routes';
import type { Platform } from '../platform/platform';

export const healthApi = ({ config: { version, commit, builtAt, stage: environment } }: Platform) =>
  routes(healthContract, {
    readHealth: async () => ({ status: 'ok' as const, version, commit, builtAt, environment }),
  });
