import { queryOptions } from '@tanstack/react-query';
import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface SharedWorkout {
  friendId: string;
  sessionId: string;
}

/** A friend's shared workout as it suits the person now; asked for again each time, because that may change. */
export function sharedWorkoutQuery({ friendId, sessionId: id }: SharedWorkout) {
  return queryOptions({
    queryKey: ['shared-workout', friendId, id],
    queryFn: ({ signal }) =>
      callEndpoint(workoutsContract.readSharedWorkout, { params: { friendId, id } }, signal),
    refetchOnMount: 'always',
    gcTime: 0,
  });
}
