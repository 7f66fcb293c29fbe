import type { ReadBlockedEitherWay } from '../friends/public';
import type { ReadPeople } from '../people/public';
import type { ReadSettings } from '../profile/public';
import type { Quotas } from '../platform/storage/quotas';
import type { Storage } from '../platform/storage/storage';
import type { GroupsRepository } from './groups-repository';
import type { MembersRepository } from './members-repository';

export interface GroupsDeps {
  storage: Storage;
  groups: GroupsRepository;
  members: MembersRepository;
  quotas: Quotas;
  readPeople: ReadPeople;
  readSettings: ReadSettings;
  readBlockedEitherWay: ReadBlockedEitherWay;
  /** Makes the secret of an invitation link. */
  newInvite: () => string;
}
