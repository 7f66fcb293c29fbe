import { createReadActiveIds } from '../people/public';
import { createConnections } from '../platform/clients';
import { createPlatform } from '../platform/platform';
import { createPush } from '../platform/sockets/push';
import { createLeaderboardRepository } from './leaderboard-repository';
import { onStandings } from './on-standings';

const { config, log, storage } = createPlatform('leaderboard');

export const events = onStandings({
  documents: storage.documents,
  leaderboard: createLeaderboardRepository(storage, config.leaderboardShards),
  readActiveIds: createReadActiveIds(storage),
  push: createPush(storage, createConnections(config.socketEndpoint), log),
  log,
});
