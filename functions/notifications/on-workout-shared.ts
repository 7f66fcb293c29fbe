import type { DomainEvent } from '../../shared/events/catalogue';
import { newsOf } from './notification';
import type { FriendNewsDeps } from './notifications-deps';
import { notify } from './notify';

export const onWorkoutShared =
  (deps: FriendNewsDeps) =>
  async (event: DomainEvent<'WorkoutShared'>): Promise<void> => {
    const { title, minutes, caloriesBurned, sessionId } = event.data;
    await notify(deps, await deps.readFriendIds(event.userId), {
      ...newsOf(event),
      kind: 'sharedWorkout',
      actorId: event.userId,
      facts: { title, minutes, caloriesBurned, sessionId },
    });
  };
