import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { counted } from '../platform/usage';
import { closeChallenges } from './close-challenges';
import { createFriendChallengesRepository } from './friend-challenges-repository';
import { onWorkoutCompleted } from './on-workout-completed';

const { log, storage } = createPlatform('friend-challenges');
const deps = { storage, log, friendChallenges: createFriendChallengesRepository(storage) };

export const events = createConsumer({ WorkoutCompleted: onWorkoutCompleted(deps) }, log);
export const close = counted(log, 'friend-challenges-close', closeChallenges(deps));
