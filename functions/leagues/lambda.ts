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
import { onPointsAwarded } from './on-points-awarded';
import { createReadEffort } from './read-effort';
import { leaguesRoutes } from './routes';

const platform = createPlatform('leagues', createAdmit);
const { config, log, storage } = platform;
const members = createLeagueMembersRepository(storage);
const readActivityDays = createReadActivityDays(storage);
const deps = {
  storage,
  log,
  clock: storage.clock,
  boards: createLeagueBoardsRepository(storage),
  members,
  readActivityDays,
  moments: createMomentsRepository(storage),
  readEffort: createReadEffort({
    members,
    readActivityDays,
    readSettings: createReadSettings(storage),
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
    PointsAwarded: onPointsAwarded(deps),
    PointsCorrected: onPointsAwarded(deps),
    TierReached: onTierReached(deps),
    LeagueTopped: onLeagueTopped(deps),
  },
  log,
  { peopleAtOnce: true },
);
export const close = counted(log, 'leagues-close', closeBoards(deps));
