import { randomBytes } from 'node:crypto';
import { createReadActivityDays } from '../activity/public';
import { createReadBlockedEitherWay } from '../friends/public';
import { createAdmit, createReadPeople, createReadPerson } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { createReadSettings } from '../profile/public';
import { createGroupsRepository } from './groups-repository';
import { keepTally } from './keep-tally';
import { createMembersRepository } from './members-repository';
import { onAccountDeleted } from './on-account-deleted';
import { onGroupDeleted } from './on-group-deleted';
import { groupsRoutes } from './routes';

const platform = createPlatform('groups', createAdmit);
const { log, storage } = platform;
const deps = {
  storage,
  groups: createGroupsRepository(storage),
  members: createMembersRepository(storage),
  quotas: createQuotas(storage),
  readPeople: createReadPeople(storage),
  readPerson: createReadPerson(storage),
  readSettings: createReadSettings(storage),
  readActivityDays: createReadActivityDays(storage),
  readBlockedEitherWay: createReadBlockedEitherWay(storage),
  newInvite: () => randomBytes(18).toString('base64url'),
};

const tally = keepTally(deps);

export const api = createApi(groupsRoutes(deps), platform);
export const events = createConsumer(
  {
    AccountDeleted: onAccountDeleted(deps),
    GroupDeleted: onGroupDeleted(deps),
    GroupJoined: tally,
    WorkoutCompleted: tally,
    WorkoutRemoved: tally,
    WorkoutRestored: tally,
    DanceSessionCompleted: tally,
    DanceRemoved: tally,
    DanceRestored: tally,
    PointsAwarded: tally,
    PointsCorrected: tally,
    StandingChanged: tally,
  },
  log,
  { peopleAtOnce: true },
);
