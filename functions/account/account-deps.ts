import type { OwnedTable } from '../tables';
import type { ReadBlockIds, ReadListedBlocks } from '../friends/public';
import type { ReadPerson } from '../people/public';
import type { CloseSockets } from '../platform/sockets/close-sockets';
import type { Storage } from '../platform/storage/storage';
import type { UserPool } from '../platform/user-pool';
import type { DeviceTokensRepository } from './devices/device-tokens-repository';
import type { OwnedFilesRepository } from './owned-files-repository';
import type { OwnedRowsRepository } from './owned-rows-repository';

export interface AccountDeps {
  storage: Storage;
  readPerson: ReadPerson;
  readBlockIds: ReadBlockIds;
  readListedBlocks: ReadListedBlocks;
  rows: OwnedRowsRepository;
  tables: readonly OwnedTable[];
  files: OwnedFilesRepository;
  buckets: readonly string[];
  users: UserPool;
  closeSockets: CloseSockets;
  deviceTokens: DeviceTokensRepository;
}
