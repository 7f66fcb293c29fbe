import { createPeopleRepository } from '../people/public';
import { createConnections } from '../platform/clients';
import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { createCloseSockets } from '../platform/sockets/close-sockets';
import { createUserPool } from '../platform/user-pool';
import { onAccountDeleted } from './on-account-deleted';
import { createOwnedRowsRepository } from './owned-rows-repository';
import { ownedTables } from '../owned-tables';
import { createTombstonesRepository } from './tombstones-repository';

const { config, log, storage } = createPlatform('account');

export const events = createConsumer(
  {
    AccountDeleted: onAccountDeleted({
      storage,
      people: createPeopleRepository(storage),
      rows: createOwnedRowsRepository(storage),
      tombstones: createTombstonesRepository(storage, config.tombstoneSecret),
      users: createUserPool(config.userPool().id),
      closeSockets: createCloseSockets(storage, createConnections(config.socketEndpoint)),
      tables: ownedTables(),
    }),
  },
  log,
);
