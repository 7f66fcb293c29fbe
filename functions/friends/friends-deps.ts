import type { ReadPeople, ReadPerson } from '../people/public';
import type { Quotas } from '../platform/storage/quotas';
import type { Storage } from '../platform/storage/storage';
import type { ReadFindable, ReadSharing, ReadSuggestable } from '../profile/public';
import type { CheersRepository } from './cheers-repository';
import type { FriendListsRepository } from './friend-lists-repository';
import type { FriendsRepository } from './friends-repository';
import type { InvitationsRepository } from './invitations-repository';
import type { NamesRepository } from './names-repository';
import type { ReadBlockedEitherWay } from './public';
import type { RecentSessionsRepository } from './recent-sessions-repository';
import type { ReportsRepository } from './reports-repository';
import type { SuggestionsRepository } from './suggestions-repository';

export interface FriendsDeps {
  storage: Storage;
  friends: FriendsRepository;
  lists: FriendListsRepository;
  quotas: Quotas;
  suggestions: SuggestionsRepository;
  reports: ReportsRepository;
  invitations: InvitationsRepository;
  names: NamesRepository;
  readFindable: ReadFindable;
  recentSessions: RecentSessionsRepository;
  cheers: CheersRepository;
  readPerson: ReadPerson;
  readPeople: ReadPeople;
  readSuggestable: ReadSuggestable;
  readSharing: ReadSharing;
  readBlockedEitherWay: ReadBlockedEitherWay;
  /** What a visitor's network is counted under, which does not reveal it. */
  visitorKey: (address: string) => Promise<string>;
}

/** Who asks, and in which request. */
export interface Requester {
  userId: string;
  correlationId: string;
}
