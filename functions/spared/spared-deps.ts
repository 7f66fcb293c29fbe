import type { Quotas } from '../platform/storage/quotas';
import type { Storage } from '../platform/storage/storage';
import type { ReadAccount } from '../profile/public';
import type { HealthFactsRepository } from './health-facts-repository';

export interface SparedDeps {
  storage: Storage;
  facts: HealthFactsRepository;
  quotas: Quotas;
  readAccount: ReadAccount;
}
