import { createReadPerson } from '../people/public';
import type { Platform } from '../platform/platform';
import { createLedgerRepository } from './ledger-repository';
import { pointsRoutes } from './routes';

export const pointsApi = ({ storage }: Platform) =>
  pointsRoutes({ ledger: createLedgerRepository(storage), readPerson: createReadPerson(storage) });
