import { infiniteQueryOptions } from '@tanstack/react-query';
import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';

const pageSize = 8;

/** The person's sessions, newest first; the first page also has the open one. */
export function workoutHistoryQuery() {
  return infiniteQueryOptions({
    queryKey: ['workout-sessions'],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        workoutsContract.listWorkoutSessions,
        { query: { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
