import { infiniteQueryOptions } from '@tanstack/react-query';
import { danceContract } from '../../../../shared/contracts/dance';
import { callEndpoint } from '../../../lib/api/call-endpoint';

const pageSize = 6;

/** The person's dances, newest first, with the best of each style. */
export function danceHistoryQuery() {
  return infiniteQueryOptions({
    queryKey: ['dance-sessions'],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        danceContract.listDanceSessions,
        { query: { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
