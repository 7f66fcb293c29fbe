import { createOwnedRowsRepository } from '../account/public';
import { createActivityRepository } from '../activity/public';
import { ownedTables } from '../owned-tables';
import { createAdmit, createPeopleRepository } from '../people/public';
import { createConnections } from '../platform/clients';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createCloseSockets } from '../platform/sockets/close-sockets';
import { createUserPool } from '../platform/user-pool';
import { createDeviceTokensRepository } from './device-tokens-repository';
import { createDraftsRepository } from './drafts-repository';
import { createProfileRepository } from './profile-repository';
import { profileRoutes } from './routes';
import { createWeightsRepository } from './weights-repository';

const { config, log, storage } = createPlatform('profile');

const admit = createAdmit(storage);

export const api = createApi(
  profileRoutes({
    storage,
    profiles: createProfileRepository(storage),
    people: createPeopleRepository(storage),
    drafts: createDraftsRepository(storage),
    weights: createWeightsRepository(storage),
    activity: createActivityRepository(storage),
    rows: createOwnedRowsRepository(storage),
    tables: ownedTables(),
    users: createUserPool(config.userPool().id),
    closeSockets: createCloseSockets(storage, createConnections(config.socketEndpoint)),
    deviceTokens: createDeviceTokensRepository(storage),
  }),
  {
    log,
    originVerifySecret: config.originVerifySecret,
    admit: async (caller, endpoint) => {
      // Asked again while the first request is being carried out, it answers the same.
      if (endpoint !== 'deleteProfile') await admit(caller);
    },
  },
);
