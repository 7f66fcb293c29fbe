import type { Storage } from '../platform/storage/storage';
import type { ReadAccount } from '../profile/public';
import type { FoodLogsRepository } from './food-logs-repository';
import type { GoalsRepository } from './goals-repository';
import type { OwnFoodsRepository } from './own-foods-repository';

export interface NutritionDeps {
  storage: Storage;
  logs: FoodLogsRepository;
  goals: GoalsRepository;
  ownFoods: OwnFoodsRepository;
  readAccount: ReadAccount;
}

/** Who asks, and by which request. */
export interface Requester {
  userId: string;
  correlationId: string;
}
