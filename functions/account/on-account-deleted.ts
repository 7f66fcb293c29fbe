import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import { eraseAccount, type EraseDeps } from './erase-account';

export const onAccountDeleted =
  (deps: EraseDeps) =>
  async (event: DomainEvent<'AccountDeleted'>): Promise<void> =>
    eraseAccount(deps, event.userId, causeOf(event));
