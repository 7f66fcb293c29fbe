import { createFriendsQueries } from '../friends/public';
import { createPeopleRepository } from '../people/public';
import { createConnections } from '../platform/clients';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createPush } from '../platform/sockets/push';
import { createLeaderboardRepository } from './leaderboard-repository';
import { onStandings } from './on-standings';
import { leaderboardRoutes } from './routes';

const platform = createPlatform('leaderboard');
const { config, log, storage } = platform;
const people = createPeopleRepository(storage);
const leaderboard = createLeaderboardRepository(storage, config.leaderboardShards);

export const api = createApi(
  leaderboardRoutes({
    leaderboard,
    people,
    friends: createFriendsQueries(storage),
    clock: storage.clock,
  }),
  platform,
);

export const events = onStandings({
  documents: storage.documents,
  leaderboard,
  people,
  push: createPush(storage, createConnections(config.socketEndpoint), log),
  log,
});
