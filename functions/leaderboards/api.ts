import { createReadBlockedEitherWay, createReadFriendIds } from '../friends/public';
import { createReadPeople, createReadPerson } from '../people/public';
import type { Platform } from '../platform/platform';
import { createLeaderboardRepository } from './leaderboard-repository';
import { leaderboardRoutes } from './routes';

export const leaderboardApi = ({ config, storage }: Platform) =>
  leaderboardRoutes({
    leaderboard: createLeaderboardRepository(storage, config.leaderboardShards),
    readPerson: createReadPerson(storage),
    readPeople: createReadPeople(storage),
    readFriendIds: createReadFriendIds(storage),
    readBlockedEitherWay: createReadBlockedEitherWay(storage),
    clock: storage.clock,
  });
