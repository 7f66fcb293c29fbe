import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Notification } from '../../../shared/contracts/notifications';
import { markAllRead, markRead, notificationsQuery } from './api/notifications-query';

const mostAtOnce = 100;
const { queryKey } = notificationsQuery();

/** The list as the server now has it; one that is being fetched may still have them unread, so it is fetched again. */
function showRead(queries: QueryClient, isRead: (id: string) => boolean, unreadCount: number): void {
  const isBeingFetched = queries.isFetching({ queryKey }) > 0;
  queries.setQueryData(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          unreadCount,
          notifications: page.notifications.map((each) => (isRead(each.id) ? { ...each, read: true } : each)),
        })),
      },
  );
  if (isBeingFetched) void queries.invalidateQueries({ queryKey });
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Tells the server that everything shown was seen, once someone can see it. `fresh` has the ids of those that were
 * unread on arrival: they stay marked as new until the list is closed, or all are marked as read.
 */
export function useFresh(shown: readonly Notification[]) {
  const queries = useQueryClient();
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState !== 'hidden');
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [isMarking, setMarking] = useState(false);
  const unseen = shown.flatMap(({ id, read }) => (read || fresh.has(id) ? [] : [id])).slice(0, mostAtOnce);
  const key = isVisible ? unseen.join(' ') : '';
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(' ');
    // If this fails, they stay unread and are reported at the next visit.
    markRead(ids).then(
      ({ unreadCount }) => {
        setFresh((known) => new Set([...known, ...ids]));
        showRead(queries, (id) => ids.includes(id), unreadCount);
      },
      () => undefined,
    );
  }, [key, queries]);

  /** True if the server took it. */
  async function markAll(): Promise<boolean> {
    setMarking(true);
    try {
      const { unreadCount } = await markAllRead();
      showRead(queries, () => true, unreadCount);
      setFresh(new Set());
      return true;
    } catch {
      return false;
    } finally {
      setMarking(false);
    }
  }
  return { fresh: new Set([...fresh, ...unseen]) as ReadonlySet<string>, isMarking, markAll };
}
