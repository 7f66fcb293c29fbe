import { randomBytes } from 'node:crypto';
import { createReadBlockedEitherWay } from '../friends/public';
import { createReadPeople } from '../people/public';
import { createQuotas } from '../platform/storage/quotas';
import type { Storage } from '../platform/storage/storage';
import { createReadSettings } from '../profile/public';
import type { GroupsDeps } from './groups-deps';
import { createGroupsRepository } from './groups-repository';
import { createMembersRepository } from './members-repository';

export const createGroupsDeps = (storage: Storage): GroupsDeps => {
  return {
    storage,
    groups: createGroupsRepository(storage),
    members: createMembersRepository(storage),
    quotas: createQuotas(storage),
    readPeople: createReadPeople(storage),
    readSettings: createReadSettings(storage),
    readBlockedEitherWay: createReadBlockedEitherWay(storage),
    newInvite: () => randomBytes(18).toString('base64url'),
  };
};
