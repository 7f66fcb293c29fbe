import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { groupsContract } from '../../../../shared/contracts/groups';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The prefix of every key about groups. */
export const groupsKey = ['groups'] as const;

/** The person's groups, with each page of public ones. */
export function groupsQuery() {
  return infiniteQueryOptions({
    queryKey: [...groupsKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(groupsContract.listGroups, pageParam ? { query: { cursor: pageParam } } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One group with its leaderboard; a private one opens by its invitation. */
export function groupQuery(id: string, invite: string | null) {
  return queryOptions({
    queryKey: [...groupsKey, id, invite],
    queryFn: ({ signal }) =>
      callEndpoint(groupsContract.readGroup, { params: { id }, query: invite ? { invite } : {} }, signal),
    refetchOnMount: 'always',
    // Joining and leaving send no frame to every member, so an open group is read again a minute after it last was.
    refetchInterval: 60_000,
  });
}
