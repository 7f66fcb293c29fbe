import { createFilesClient, createUserPoolClient } from '../../platform/clients';
import { createPlatform } from '../../platform/platform';
import { counted } from '../../platform/usage';
import { exportUsers as copyUsers } from './export-users';
import { createPoolUsersRepository } from './pool-users-repository';
import { createUserExportsRepository } from './user-exports-repository';

const { config, log, storage } = createPlatform('account');
const deps = {
  users: createPoolUsersRepository(createUserPoolClient(), config.userPool().id),
  exports: createUserExportsRepository(createFilesClient(), `${config.bucketPrefix}user-exports`),
  clock: storage.clock,
  log,
};

export const exportUsers = counted(log, 'account-export-users', () => copyUsers(deps));
