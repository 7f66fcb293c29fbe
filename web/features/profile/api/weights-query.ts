import { infiniteQueryOptions } from '@tanstack/react-query';
import { profileContract } from '../../../../shared/contracts/profile';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The person's weights, newest first. One page covers a season's chart. */
export function weightsQuery() {
  return infiniteQueryOptions({
    queryKey: ['weights'],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        profileContract.listWeights,
        { query: { limit: 100, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
