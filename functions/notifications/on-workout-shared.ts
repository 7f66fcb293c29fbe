import type { DomainEvent } from '../../shared/events/catalogue';
import type { FriendNewsDeps } from './notifications-deps';
import { notify } from './notify';

/** Tells all friends. */
export const onWorkoutShared =
  (deps: FriendNewsDeps) =>
  async ({ id, userId, occurredAt, data }: DomainEvent<'WorkoutShared'>): Promise<void> => {
    const { title, minutes, caloriesBurned } = data;
    await notify(deps, await deps.readFriendIds(userId), {
      id,
      kind: 'sharedWorkout',
      actorId: userId,
      facts: { title, minutes, caloriesBurned },
      createdAt: occurredAt,
    });
  };
