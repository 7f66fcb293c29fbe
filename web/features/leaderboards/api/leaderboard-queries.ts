import { queryOptions } from '@tanstack/react-query';
import { leaderboardsContract } from '../../../../shared/contracts/leaderboards';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The beginning of every board's key: a change of rank outdates them all. */
export const leaderboardsKey = ['leaderboards'] as const;

export function globalLeaderboardQuery() {
  return queryOptions({
    queryKey: [...leaderboardsKey, 'global'],
    queryFn: ({ signal }) => callEndpoint(leaderboardsContract.readGlobalLeaderboard, {}, signal),
  });
}

export function friendsLeaderboardQuery() {
  return queryOptions({
    queryKey: [...leaderboardsKey, 'friends'],
    queryFn: ({ signal }) => callEndpoint(leaderboardsContract.readFriendsLeaderboard, {}, signal),
  });
}
