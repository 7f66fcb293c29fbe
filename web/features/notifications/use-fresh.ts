import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notification } from '../../../shared/contracts/notifications';
import { markRead, notificationsKey } from './api/notifications-query';

const mostAtOnce = 100;

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
      () => {
        setFresh((known) => new Set([...known, ...ids]));
        void queries.invalidateQueries({ queryKey: notificationsKey });
      },
      () => undefined,
    );
  }, [key, queries]);
  return new Set([...fresh, ...unseen]);
}
