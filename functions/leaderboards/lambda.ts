import { createReadFriendIds, createReadBlockedEitherWay } from '../friends/public';
import { createAdmit, createReadActiveIds, createReadPeople, createReadPerson } from '../people/public';
import { createConnections } from '../platform/clients';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createPush } from '../platform/sockets/push';
import { createLeaderboardRepository } from './leaderboard-repository';
import { onStandings } from './on-standings';
import { leaderboardRoutes } from './routes';

const platform = createPlatform('leaderboard', createAdmit);
const { config, log, storage } = platform;
const leaderboard = createLeaderboardRepository(storage, config.leaderboardShards);

export const api = createApi(
  leaderboardRoutes({
    leaderboard,
    readPerson: createReadPerson(storage),
    readPeople: createReadPeople(storage),
    readFriendIds: createReadFriendIds(storage),
    readBlockedEitherWay: createReadBlockedEitherWay(storage),
    clock: storage.clock,
  }),
  platform,
);

export const events = onStandings({
  documents: storage.documents,
  leaderboard,
  readActiveIds: createReadActiveIds(storage),
  push: createPush(storage, createConnections(config.socketEndpoint), log),
  log,
});
