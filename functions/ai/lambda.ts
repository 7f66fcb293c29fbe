import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadSettings } from '../profile/public';
import { createAiUsageRepository } from './ai-usage-repository';
import { createBudget } from './budget';
import { aiRoutes } from './routes';

const platform = createPlatform('ai', createAdmit);
const { config, storage } = platform;

export const api = createApi(
  aiRoutes({
    config: config.ai,
    budget: createBudget(createAiUsageRepository(storage), config.ai),
    readSettings: createReadSettings(storage),
    clock: storage.clock,
  }),
  platform,
);
