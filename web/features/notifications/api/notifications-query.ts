import { infiniteQueryOptions } from '@tanstack/react-query';
import { notificationsContract } from '../../../../shared/contracts/notifications';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export const notificationsKey = ['notifications'] as const;

/** Twenty per page, newest first; the first page counts the unread. */
export function notificationsQuery() {
  return infiniteQueryOptions({
    queryKey: notificationsKey,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        notificationsContract.listNotifications,
        { query: pageParam ? { cursor: pageParam } : {} },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export const markRead = (ids: string[]) =>
  callEndpoint(notificationsContract.markNotificationsRead, { body: { ids } });

export const markAllRead = () =>
  callEndpoint(notificationsContract.markNotificationsRead, { body: { all: true } });
