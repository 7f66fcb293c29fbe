import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadAccount } from '../profile/public';
import { createReadLedger } from '../spared/public';
import { createFoodLogsRepository } from './food-logs-repository';
import { createGoalsRepository } from './goals-repository';
import { createOwnFoodsRepository } from './own-foods-repository';
import { createReadPlanned } from './read-planned';
import { nutritionRoutes } from './routes';

const platform = createPlatform('nutrition', createAdmit);
const { storage } = platform;

export const api = createApi(
  nutritionRoutes({
    storage,
    logs: createFoodLogsRepository(storage),
    goals: createGoalsRepository(storage),
    ownFoods: createOwnFoodsRepository(storage),
    readAccount: createReadAccount(storage),
    readPlanned: createReadPlanned(platform),
    readLedger: createReadLedger(storage),
  }),
  platform,
);
