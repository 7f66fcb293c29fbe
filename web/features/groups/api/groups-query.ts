import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { groupsContract } from '../../../../shared/contracts/groups';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The beginning of the key of everything about groups. */
export const groupsKey = ['groups'] as const;

/** The own groups, with each page of public ones. */
export function groupsQuery() {
  return infiniteQueryOptions({
    queryKey: [...groupsKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(groupsContract.listGroups, pageParam ? { query: { cursor: pageParam } } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One group with its board; a private one opens by its invitation. */
export function groupQuery(id: string, invite: string | null) {
  return queryOptions({
    queryKey: [...groupsKey, id, invite],
    queryFn: ({ signal }) =>
      callEndpoint(groupsContract.readGroup, { params: { id }, query: invite ? { invite } : {} }, signal),
    refetchOnMount: 'always',
    // Who joins or leaves shows to whoever looks, without a frame to each of up to 500 members.
    refetchInterval: 20_000,
  });
}
