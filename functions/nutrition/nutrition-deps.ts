import type { Storage } from '../platform/storage/storage';
import type { ReadAccount } from '../profile/public';
import type { FoodLogsRepository } from './food-logs-repository';
import type { GoalsRepository } from './goals-repository';
import type { OwnFoodsRepository } from './own-foods-repository';
import type { ReadLedger } from '../spared/public';
import type { ReadPlanned } from './read-planned';

export interface NutritionDeps {
  storage: Storage;
  logs: FoodLogsRepository;
  goals: GoalsRepository;
  ownFoods: OwnFoodsRepository;
  readAccount: ReadAccount;
  readPlanned: ReadPlanned;
  readLedger: ReadLedger;
}

/** Who asks, and in which request. */
export interface Requester {
  userId: string;
  correlationId: string;
}
