import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notification } from '../../../shared/contracts/notifications';
import { markRead, notificationsKey } from './api/notifications-query';

const mostAtOnce = 100;

/**
 * Tells the server that everything shown was seen. Answers the ids of those that were unread when they came: to whoever looks at them
 * they stay new until the list is left.
 */
export function useFresh(shown: readonly Notification[]): ReadonlySet<string> {
  const queries = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = shown.flatMap(({ id, read }) => (read || fresh.has(id) ? [] : [id])).slice(0, mostAtOnce);
  const key = unseen.join(' ');
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(' ');
    // What could not be told stays unread, and is told at the next visit.
    markRead(ids).then(
      () => {
        setFresh((known) => new Set([...known, ...ids]));
        void queries.invalidateQueries({ queryKey: notificationsKey });
      },
      () => undefined,
    );
  }, [key, queries]);
  return new Set([...fresh, ...unseen]);
}
