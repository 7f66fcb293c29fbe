import { infiniteQueryOptions } from '@tanstack/react-query';
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

/** One group, fifty members at a time; a private one opens by its invitation. */
export function groupQuery(id: string, invite: string | null) {
  return infiniteQueryOptions({
    queryKey: [...groupsKey, id, invite],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(invite && { invite }), ...(pageParam && { cursor: pageParam }) };
      return callEndpoint(groupsContract.readGroup, { params: { id }, query }, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    // Joining, leaving, and training send no frame to every member, so an open group is read again.
    refetchInterval: 15_000,
  });
}
