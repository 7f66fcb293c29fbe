import { randomBytes } from 'node:crypto';
import { createReadBlockedEitherWay } from '../friends/public';
import { createAdmit, createReadPeople } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { createGroupsRepository } from './groups-repository';
import { createMembersRepository } from './members-repository';
import { onAccountDeleted } from './on-account-deleted';
import { onGroupDeleted } from './on-group-deleted';
import { groupsRoutes } from './routes';

const platform = createPlatform('groups', createAdmit);
const { log, storage } = platform;
const deps = {
  storage,
  groups: createGroupsRepository(storage),
  members: createMembersRepository(storage),
  quotas: createQuotas(storage),
  readPeople: createReadPeople(storage),
  readBlockedEitherWay: createReadBlockedEitherWay(storage),
  newInvite: () => randomBytes(18).toString('base64url'),
};

export const api = createApi(groupsRoutes(deps), platform);
export const events = createConsumer(
  { AccountDeleted: onAccountDeleted(deps), GroupDeleted: onGroupDeleted(deps) },
  log,
);
