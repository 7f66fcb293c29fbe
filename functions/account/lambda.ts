import { ownedBuckets } from '../tables';
import { ownedTables } from '../tables';
import { createReadBlockIds, createReadListedBlocks } from '../friends/public';
import { createAdmit, createReadPerson } from '../people/public';
import { createConnections, createFilesClient } from '../platform/clients';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createCloseSockets } from '../platform/sockets/close-sockets';
import { createUserPool } from '../platform/user-pool';
import { createDeviceTokensRepository } from './devices/device-tokens-repository';
import { onAccountDeleted } from './on-account-deleted';
import { onPersonSuspended } from './on-person-suspended';
import { createOwnedFilesRepository } from './owned-files-repository';
import { createOwnedRowsRepository } from './owned-rows-repository';
import { accountRoutes } from './routes';
import { createTombstonesRepository } from './tombstones-repository';

const platform = createPlatform('account', createAdmit);
const { config, log, storage } = platform;

const client = createFilesClient();
const files = createOwnedFilesRepository({
  client,
  linkClient: config.fileLinkEndpoint ? createFilesClient(config.fileLinkEndpoint) : client,
  bucketName: (bucket) => `${config.bucketPrefix}${bucket}`,
});

const deps = {
  storage,
  readPerson: createReadPerson(storage),
  readBlockIds: createReadBlockIds(storage),
  readListedBlocks: createReadListedBlocks(storage),
  rows: createOwnedRowsRepository(storage),
  tables: ownedTables(),
  files,
  buckets: ownedBuckets,
  users: createUserPool(config.userPool().id),
  closeSockets: createCloseSockets(storage, createConnections(config.socketEndpoint)),
  deviceTokens: createDeviceTokensRepository(storage),
};

export const api = createApi(accountRoutes(deps), platform);

const tombstones = createTombstonesRepository(storage, platform.secretOf('tombstone'));
export const events = createConsumer(
  { AccountDeleted: onAccountDeleted({ ...deps, tombstones }), PersonSuspended: onPersonSuspended(deps) },
  log,
);
