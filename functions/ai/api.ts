import type { Platform } from '../platform/platform';
import { createReadSettings } from '../profile/public';
import { createAiUsageRepository } from './ai-usage-repository';
import { createBudget } from './budget';
import { aiRoutes } from './routes';

export const aiApi = ({ config, storage }: Platform) =>
  aiRoutes({
    config: config.ai,
    budget: createBudget(createAiUsageRepository(storage), config.ai),
    readSettings: createReadSettings(storage),
    clock: storage.clock,
  });
