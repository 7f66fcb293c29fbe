import { createReadActivityDays } from '../activity/public';
import { createReadPerson } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { createGroupsDeps } from './create-groups-deps';
import { keepTally } from './keep-tally';
import { onAccountDeleted } from './on-account-deleted';
import { onGroupDeleted } from './on-group-deleted';

const { log, storage } = createPlatform('groups');
const deps = createGroupsDeps(storage);
const tally = keepTally({
  ...deps,
  readPerson: createReadPerson(storage),
  readActivityDays: createReadActivityDays(storage),
});

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
