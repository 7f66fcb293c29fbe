import type { EventData } from '../../shared/events/catalogue';
import { outboxItem } from '../platform/outbox/outbox-item';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import type { Requester } from './training-deps';

/** The item that announces a plan in the transaction that stores it. */
export function planChangedItem(
  storage: Storage,
  { userId, correlationId }: Requester,
  data: EventData<'PlanChanged'>,
): TransactItem {
  return outboxItem(storage, 'PlanChanged', { userId, cause: { correlationId, depth: 0 }, data });
}
