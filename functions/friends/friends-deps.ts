import type { ReadPeople, ReadPerson } from '../people/public';
import type { Quotas } from '../platform/storage/quotas';
import type { Storage } from '../platform/storage/storage';
import type { ReadSuggestable } from '../profile/public';
import type { FriendListsRepository } from './friend-lists-repository';
import type { FriendsRepository } from './friends-repository';
import type { ReadBlockedEitherWay } from './public';
import type { ReportsRepository } from './reports-repository';
import type { SuggestionsRepository } from './suggestions-repository';

export interface FriendsDeps {
  storage: Storage;
  friends: FriendsRepository;
  lists: FriendListsRepository;
  quotas: Quotas;
  suggestions: SuggestionsRepository;
  reports: ReportsRepository;
  readPerson: ReadPerson;
  readPeople: ReadPeople;
  readSuggestable: ReadSuggestable;
  readBlockedEitherWay: ReadBlockedEitherWay;
}

/** Who asks, and in which request. */
export interface Requester {
  userId: string;
  correlationId: string;
}
