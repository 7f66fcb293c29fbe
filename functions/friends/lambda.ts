import { createAdmit, createReadPeople, createReadPerson } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { createReadSuggestable } from '../profile/public';
import { createFriendListsRepository } from './friend-lists-repository';
import type { FriendsDeps } from './friends-deps';
import { createFriendsRepository } from './friends-repository';
import { onProfileChanged } from './on-profile-changed';
import { createReadBlockedEitherWay } from './public';
import { createReportsRepository } from './reports-repository';
import { friendsRoutes } from './routes';
import { createSuggestionsRepository } from './suggestions-repository';

const platform = createPlatform('friends', createAdmit);
const { storage, log } = platform;

const deps: FriendsDeps = {
  storage,
  friends: createFriendsRepository(storage),
  lists: createFriendListsRepository(storage),
  quotas: createQuotas(storage),
  suggestions: createSuggestionsRepository(storage),
  reports: createReportsRepository(storage),
  readPerson: createReadPerson(storage),
  readPeople: createReadPeople(storage),
  readSuggestable: createReadSuggestable(storage),
  readBlockedEitherWay: createReadBlockedEitherWay(storage),
};

export const api = createApi(friendsRoutes(deps), platform);

export const events = createConsumer(
  { OnboardingCompleted: onProfileChanged(deps), ProfileUpdated: onProfileChanged(deps) },
  log,
);
