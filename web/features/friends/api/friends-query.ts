import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { friendsContract } from '../../../../shared/contracts/friends';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The prefix of every key about friends: a change makes them all stale. */
export const friendsKey = ['friends'] as const;

export function friendsQuery() {
  return queryOptions({
    queryKey: [...friendsKey, 'list'],
    queryFn: ({ signal }) => callEndpoint(friendsContract.listFriends, {}, signal),
  });
}

/** Ten per page. */
export function suggestionsQuery() {
  return infiniteQueryOptions({
    queryKey: [...friendsKey, 'suggestions'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        friendsContract.listSuggestions,
        pageParam ? { query: { cursor: pageParam } } : {},
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
