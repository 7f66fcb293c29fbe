import { createReadInvited } from '../friend-challenges/public';
import { createReadFriendIds, createReadFriendStatus, createReadBlockedEitherWay } from '../friends/public';
import { createAdmit, createReadActiveIds, createReadPeople, createReadPerson } from '../people/public';
import { createConnections } from '../platform/clients';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { joinRoutes } from '../platform/http/join-routes';
import { createPlatform } from '../platform/platform';
import { createIsListening, createPush, createPushSeen } from '../platform/sockets/push';
import { createReadTimeZones } from '../profile/public';
import { pushApi } from '../push/api';
import type { notifications as area } from './area';
import { createDigestsRepository } from './digests-repository';
import { createNotificationsRepository } from './notifications-repository';
import { onCheerSent } from './on-cheer-sent';
import type { DigestDeps, FriendNewsDeps } from './notifications-deps';
import { onDigestsListed } from './on-digests-listed';
import { onFriendAccepted, onFriendBlocked, onFriendRemoved, onFriendRequested } from './on-friends-changed';
import { onFriendChallengeDecided, onFriendChallengeSent } from './on-friend-challenges';
import { onPlanChanged } from './on-plan-changed';
import { onPointsAwarded, onPointsCorrected } from './on-points-awarded';
import { onReminderSent } from './on-reminder-sent';
import { onTierReached } from './on-tier-reached';
import { onWorkoutShared } from './on-workout-shared';
import { createPreferencesRepository } from './preferences-repository';
import { notificationsRoutes } from './routes';

const platform = createPlatform('notifications', createAdmit);
const { config, log, storage } = platform;
const connections = createConnections(config.socketEndpoint);
const push = createPush(storage, connections, log);
const notifications = createNotificationsRepository(storage);
const preferences = createPreferencesRepository(storage);

const readInvited = createReadInvited(storage);

const deps: FriendNewsDeps & DigestDeps = {
  storage,
  notifications,
  preferences,
  readActiveIds: createReadActiveIds(storage),
  readPerson: createReadPerson(storage),
  readBlockedEitherWay: createReadBlockedEitherWay(storage),
  readFriendIds: createReadFriendIds(storage),
  readFriendStatus: createReadFriendStatus(storage),
  readInvited,
  readTimeZones: createReadTimeZones(storage),
  digests: createDigestsRepository(storage),
  isListening: createIsListening(storage, log),
  push,
  pushSeen: createPushSeen(storage, connections, log),
};

export const api = createApi(
  joinRoutes(
    notificationsRoutes({
      storage,
      notifications,
      preferences,
      readPeople: createReadPeople(storage),
      readFriendStatus: deps.readFriendStatus,
      readInvited,
      push,
      readBlockedEitherWay: deps.readBlockedEitherWay,
      secret: platform.secretOf('notification'),
      canMail: config.mail !== null,
    }),
    pushApi(platform),
  ),
  platform,
);

type Heard = (typeof area.functions)['notifications-events']['hears'][number];

export const events = createConsumer<Heard>(
  {
    PointsAwarded: onPointsAwarded(push),
    PointsCorrected: onPointsCorrected(push),
    PlanChanged: onPlanChanged(push),
    FriendRequested: onFriendRequested(deps),
    FriendAccepted: onFriendAccepted(deps),
    FriendRemoved: onFriendRemoved(deps),
    FriendBlocked: onFriendBlocked(deps),
    FriendChallengeSent: onFriendChallengeSent(deps),
    FriendChallengeDecided: onFriendChallengeDecided(deps),
    WorkoutShared: onWorkoutShared(deps),
    ReminderSent: onReminderSent(deps),
    TierReached: onTierReached(deps),
    CheerSent: onCheerSent(deps),
    DigestsListed: onDigestsListed(deps),
  },
  log,
  { peopleAtOnce: true },
);
