import { createReadFriendIds, createReadFriendStatus, createReadBlockedEitherWay } from '../friends/public';
import { createAdmit, createReadActiveIds, createReadPeople, createReadPerson } from '../people/public';
import { createConnections } from '../platform/clients';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createPush } from '../platform/sockets/push';
import type { notifications as area } from './area';
import { createNotificationsRepository } from './notifications-repository';
import type { FriendNewsDeps } from './notifications-deps';
import { onCheerSent } from './on-cheer-sent';
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
const push = createPush(storage, createConnections(config.socketEndpoint), log);
const notifications = createNotificationsRepository(storage);
const preferences = createPreferencesRepository(storage);

const deps: FriendNewsDeps = {
  storage,
  notifications,
  preferences,
  readActiveIds: createReadActiveIds(storage),
  readPerson: createReadPerson(storage),
  readBlockedEitherWay: createReadBlockedEitherWay(storage),
  readFriendIds: createReadFriendIds(storage),
  readFriendStatus: createReadFriendStatus(storage),
  push,
};

export const api = createApi(
  notificationsRoutes({
    storage,
    notifications,
    preferences,
    readPeople: createReadPeople(storage),
    secret: config.notificationSecret,
    canMail: config.mail !== null,
  }),
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
  },
  log,
  { peopleAtOnce: true },
);
