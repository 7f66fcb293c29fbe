import { createReadDance } from '../dance/public';
import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { createReadWorkout } from '../workouts/public';
import { createFriendsDeps } from './create-friends-deps';
import { onNameChanged } from './names/on-name-changed';
import { onProfileChanged } from './on-profile-changed';
import { onDanceChanged, onWorkoutChanged } from './on-session-changed';

const platform = createPlatform('friends');
const { log, storage } = platform;
const deps = createFriendsDeps(platform);

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
