import { createHmac } from 'node:crypto';
import { createReadDance } from '../dance/public';
import { createAdmit, createReadPeople, createReadPerson } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { networkOf } from '../platform/http/network-of';
import { createPlatform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { createReadFindable, createReadSharing, createReadSuggestable } from '../profile/public';
import { createReadWorkout } from '../workouts/public';
import { createCheersRepository } from './cheers-repository';
import { createFriendListsRepository } from './friend-lists-repository';
import type { FriendsDeps } from './friends-deps';
import { createFriendsRepository } from './friends-repository';
import { createInvitationsRepository } from './invitations-repository';
import { createNamesRepository } from './names-repository';
import { onNameChanged } from './names/on-name-changed';
import { onProfileChanged } from './on-profile-changed';
import { onDanceChanged, onWorkoutChanged } from './on-session-changed';
import { createReadBlockedEitherWay } from './public';
import { createRecentSessionsRepository } from './recent-sessions-repository';
import { createReportsRepository } from './reports-repository';
import { friendsRoutes } from './routes';
import { createSuggestionsRepository } from './suggestions-repository';

const platform = createPlatform('friends', createAdmit);
const { config, storage, log } = platform;
// Without a CDN there is no address to protect; the stage's name keeps hashes apart.
const secret = config.originVerifySecret ?? config.stage;

const deps: FriendsDeps = {
  storage,
  friends: createFriendsRepository(storage),
  lists: createFriendListsRepository(storage),
  quotas: createQuotas(storage),
  suggestions: createSuggestionsRepository(storage),
  reports: createReportsRepository(storage),
  invitations: createInvitationsRepository(storage),
  names: createNamesRepository(storage),
  readFindable: createReadFindable(storage),
  recentSessions: createRecentSessionsRepository(storage),
  cheers: createCheersRepository(storage),
  readPerson: createReadPerson(storage),
  readPeople: createReadPeople(storage),
  readSuggestable: createReadSuggestable(storage),
  readSharing: createReadSharing(storage),
  readBlockedEitherWay: createReadBlockedEitherWay(storage),
  visitorKey: (address) =>
    `visitor#${createHmac('sha256', secret)
      .update(`codes ${networkOf(address)}`)
      .digest('base64url')}`,
};

export const api = createApi(friendsRoutes(deps), platform);

const onChanged = async (event: { userId: string }): Promise<void> => {
  await Promise.all([onProfileChanged(deps)(event), onNameChanged(deps)(event)]);
};

const sessions = {
  ...deps,
  readWorkout: createReadWorkout(storage),
  readDance: createReadDance(storage),
};

export const events = createConsumer(
  {
    OnboardingCompleted: onChanged,
    ProfileUpdated: onChanged,
    WorkoutCompleted: onWorkoutChanged(sessions),
    WorkoutRemoved: onWorkoutChanged(sessions),
    WorkoutRestored: onWorkoutChanged(sessions),
    WorkoutShared: onWorkoutChanged(sessions),
    DanceSessionCompleted: onDanceChanged(sessions),
    DanceRemoved: onDanceChanged(sessions),
    DanceRestored: onDanceChanged(sessions),
  },
  log,
);
