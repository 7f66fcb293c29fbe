import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createPushSubscriptionsRepository } from './push-subscriptions-repository';

/** The items that end pushes to a person's browsers until one subscribes again. */
export function endPushesItems(storage: Storage, userId: string): Promise<TransactItem[]> {
  return createPushSubscriptionsRepository(storage).removeItems(userId);
}
