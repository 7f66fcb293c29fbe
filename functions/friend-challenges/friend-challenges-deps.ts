import type { ReadHighestChallenge } from '../challenges/public';
import type { ReadFriendIds, ReadFriendStatus } from '../friends/public';
import type { ReadPeople } from '../people/public';
import type { Quotas } from '../platform/storage/quotas';
import type { Storage } from '../platform/storage/storage';
import type { FriendChallengesRepository } from './friend-challenges-repository';

export interface FriendChallengesDeps {
  storage: Storage;
  friendChallenges: FriendChallengesRepository;
  quotas: Quotas;
  readFriendIds: ReadFriendIds;
  readFriendStatus: ReadFriendStatus;
  readHighestChallenge: ReadHighestChallenge;
  readPeople: ReadPeople;
}
