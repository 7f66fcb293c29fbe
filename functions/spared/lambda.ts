import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { createReadAccount } from '../profile/public';
import { createHealthFactsRepository } from './health-facts-repository';
import { sparedRoutes } from './routes';

const platform = createPlatform('spared', createAdmit);
const { storage } = platform;

export const api = createApi(
  sparedRoutes({
    storage,
    facts: createHealthFactsRepository(storage),
    quotas: createQuotas(storage),
    readAccount: createReadAccount(storage),
  }),
  platform,
);
