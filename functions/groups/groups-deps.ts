import type { ReadPeople } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import type { GroupsRepository } from './groups-repository';
import type { MembersRepository } from './members-repository';

export interface GroupsDeps {
  storage: Storage;
  groups: GroupsRepository;
  members: MembersRepository;
  readPeople: ReadPeople;
  /** Makes what an invitation link carries. */
  newInvite: () => string;
}
