import { queryOptions } from '@tanstack/react-query';
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

export function suggestionsQuery() {
  return queryOptions({
    queryKey: [...friendsKey, 'suggestions'],
    queryFn: ({ signal }) => callEndpoint(friendsContract.listSuggestions, {}, signal),
  });
}
