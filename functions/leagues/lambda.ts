import { createReadActivityDays } from '../activity/public';
import { createReadBlockedEitherWay } from '../friends/public';
import { createAdmit, createReadPeople, createReadPerson } from '../people/public';
import { createConnections } from '../platform/clients';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createPush } from '../platform/sockets/push';
import { counted } from '../platform/usage';
import { createReadAccount, createReadSettings } from '../profile/public';
import { createReadWeekMinutes } from '../training/public';
import { closeBoards } from './close-boards';
import { createLeagueBoardsRepository } from './league-boards-repository';
import { createLeagueMembersRepository } from './league-members-repository';
import { onLeagueTopped, onTierReached } from './keep-moment';
import { createMomentsRepository } from './moments-repository';
import { onTrainingChanged } from './on-training-changed';
import { createReadEffort } from './read-effort';
import { leaguesRoutes } from './routes';

const platform = createPlatform('leagues', createAdmit);
const { config, log, storage } = platform;
const members = createLeagueMembersRepository(storage);
const readActivityDays = createReadActivityDays(storage);
const readSettings = createReadSettings(storage);
const deps = {
  storage,
  log,
  clock: storage.clock,
  boards: createLeagueBoardsRepository(storage),
  members,
  readActivityDays,
  readSettings,
  moments: createMomentsRepository(storage),
  readEffort: createReadEffort({
    members,
    readActivityDays,
    readSettings,
    readAccount: createReadAccount(storage),
    readWeekMinutes: createReadWeekMinutes(storage),
  }),
  readBlockedEitherWay: createReadBlockedEitherWay(storage),
  readPeople: createReadPeople(storage),
  readPerson: createReadPerson(storage),
  push: createPush(storage, createConnections(config.socketEndpoint), log),
};

export const api = createApi(leaguesRoutes(deps), platform);
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
