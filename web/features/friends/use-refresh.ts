import { useQueryClient } from '@tanstack/react-query';
import { friendsKey } from './api/friends-query';

/** Refetched in any case, because a refusal means the list shown is outdated. */
export function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: friendsKey }),
      queries.invalidateQueries({ queryKey: ['leaderboards'] }),
      queries.invalidateQueries({ queryKey: ['friend-challenges'] }),
    ]);
}
