import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { friendsContract } from '../../../../shared/contracts/friends';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The beginning of every key about friends: a change outdates them all. */
export const friendsKey = ['friends'] as const;

export function friendsQuery() {
  return queryOptions({
    queryKey: [...friendsKey, 'list'],
    queryFn: ({ signal }) => callEndpoint(friendsContract.listFriends, {}, signal),
  });
}

/** Ten a page. */
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
