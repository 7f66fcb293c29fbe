import { createReadHighestChallenge } from '../challenges/public';
import { createReadFriendIds, createReadFriendStatus } from '../friends/public';
import { createReadPeople } from '../people/public';
import type { Platform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { createFriendChallengesRepository } from './friend-challenges-repository';
import { friendChallengesRoutes } from './routes';

export const friendChallengesApi = ({ storage }: Platform) =>
  friendChallengesRoutes({
    storage,
    friendChallenges: createFriendChallengesRepository(storage),
    quotas: createQuotas(storage),
    readFriendIds: createReadFriendIds(storage),
    readFriendStatus: createReadFriendStatus(storage),
    readHighestChallenge: createReadHighestChallenge(storage),
    readPeople: createReadPeople(storage),
  });
