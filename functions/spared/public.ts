import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createHealthFactsRepository } from './health-facts-repository';
import type { HealthFact } from './health-fact';

export { bodyPartOf, factLabel as factLabelOf } from './fact-text';
export type { HealthFact, ToldFact } from './health-fact';
export {
  cleared as clearedOf,
  factOf,
  ledgerWith as ledgerOf,
  renewed as renewedOf,
  settled as settledFactOf,
  type Telling,
} from './ledger';
export { namedDanger as namedDangerOf } from './reading/named-danger';
export { settledIn as settledOf, tellsOfAllowance as isAllowance } from './reading/read-settled';
export { isOfTheDay, waitsFor as waitingOf } from './reading/waits-for';
export { readTold as toldOf } from './reading/read-told';
export { isOfAnother as isAnothers, ownSentences as ownSentencesOf } from './reading/sentences';
export { sparedFor as sparedOf, type Spared } from './spared-for';

/** The ledger of a person's health, including settled facts; `sparedFor` says which of them hold. */
export type ReadLedger = (userId: string) => Promise<HealthFact[]>;

export const createReadLedger = (storage: Storage): ReadLedger => createHealthFactsRepository(storage).list;

export type KeepFactItem = (userId: string, fact: HealthFact) => TransactItem;

export const createKeepFactItem = (storage: Storage): KeepFactItem =>
  createHealthFactsRepository(storage).keepItem;
