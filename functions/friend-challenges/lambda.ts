import { createReadHighestChallenge } from '../challenges/public';
import { createReadFriendIds, createReadFriendStatus } from '../friends/public';
import { createAdmit, createReadPeople } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { counted } from '../platform/usage';
import { closeChallenges } from './close-challenges';
import { createFriendChallengesRepository } from './friend-challenges-repository';
import { onWorkoutCompleted } from './on-workout-completed';
import { friendChallengesRoutes } from './routes';

const platform = createPlatform('friend-challenges', createAdmit);
const { log, storage } = platform;
const deps = {
  storage,
  friendChallenges: createFriendChallengesRepository(storage),
  quotas: createQuotas(storage),
  readFriendIds: createReadFriendIds(storage),
  readFriendStatus: createReadFriendStatus(storage),
  readHighestChallenge: createReadHighestChallenge(storage),
  readPeople: createReadPeople(storage),
};

export const api = createApi(friendChallengesRoutes(deps), platform);
export const events = createConsumer({ WorkoutCompleted: onWorkoutCompleted(deps) }, log);
export const close = counted(log, 'friend-challenges-close', closeChallenges({ ...deps, log }));
