import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notification } from '../../../shared/contracts/notifications';
import { markRead, notificationsQuery } from './api/notifications-query';

const mostAtOnce = 100;
const { queryKey } = notificationsQuery();

/** The list as the server now has it; one that is being fetched may still have them unread, so it is fetched again. */
function showRead(queries: QueryClient, ids: readonly string[], unreadCount: number): void {
  const isBeingFetched = queries.isFetching({ queryKey }) > 0;
  queries.setQueryData(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          unreadCount,
          notifications: page.notifications.map((each) =>
            ids.includes(each.id) ? { ...each, read: true } : each,
          ),
        })),
      },
  );
  if (isBeingFetched) void queries.invalidateQueries({ queryKey });
}

/**
 * Tells the server that everything shown was seen. Returns the ids of those that were unread on arrival: they stay
 * marked as new until the list is closed.
 */
export function useFresh(shown: readonly Notification[]): ReadonlySet<string> {
  const queries = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = shown.flatMap(({ id, read }) => (read || fresh.has(id) ? [] : [id])).slice(0, mostAtOnce);
  const key = unseen.join(' ');
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(' ');
    // If this fails, they stay unread and are reported at the next visit.
    markRead(ids).then(
      ({ unreadCount }) => {
        setFresh((known) => new Set([...known, ...ids]));
        showRead(queries, ids, unreadCount);
      },
      () => undefined,
    );
  }, [key, queries]);
  return new Set([...fresh, ...unseen]);
}
