import { createConnections } from '../platform/clients';
import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { createPush } from '../platform/sockets/push';
import { counted } from '../platform/usage';
import { closeBoards } from './close-boards';
import { createLeaguesDeps } from './create-leagues-deps';
import { onLeagueTopped, onTierReached } from './keep-moment';
import { createLeagueBoardsRepository } from './league-boards-repository';
import { onTrainingChanged } from './on-training-changed';

const { config, log, storage } = createPlatform('leagues');
const deps = {
  ...createLeaguesDeps(storage),
  storage,
  log,
  boards: createLeagueBoardsRepository(storage),
  push: createPush(storage, createConnections(config.socketEndpoint), log),
};

export const events = createConsumer(
  {
    WorkoutCompleted: onTrainingChanged(deps),
    WorkoutRemoved: onTrainingChanged(deps),
    WorkoutRestored: onTrainingChanged(deps),
    DanceSessionCompleted: onTrainingChanged(deps),
    DanceRemoved: onTrainingChanged(deps),
    DanceRestored: onTrainingChanged(deps),
    TierReached: onTierReached(deps),
    LeagueTopped: onLeagueTopped(deps),
  },
  log,
  { peopleAtOnce: true },
);
export const close = counted(log, 'leagues-close', closeBoards(deps));
