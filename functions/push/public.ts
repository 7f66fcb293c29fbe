import type { Storage } from '../platform/storage/storage';
import { createPushSubscriptionsRepository } from './push-subscriptions-repository';

/** Nothing is sent to any browser of a person any more, until one subscribes again. */
export type StopPushing = (userId: string) => Promise<void>;

export function createStopPushing(storage: Storage): StopPushing {
  return createPushSubscriptionsRepository(storage).removeAll;
}
