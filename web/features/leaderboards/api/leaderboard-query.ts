import { queryOptions } from '@tanstack/react-query';
import { leaderboardsContract } from '../../../../shared/contracts/leaderboards';
import { callEndpoint } from '../../../lib/api/call-endpoint';

const endpoints = {
  global: leaderboardsContract.readGlobalLeaderboard,
  friends: leaderboardsContract.readFriendsLeaderboard,
};
export type BoardScope = keyof typeof endpoints;

/** The beginning of every board's key: a change of rank outdates them all. */
export const leaderboardsKey = ['leaderboards'] as const;

/** The best among everybody or among friends, ten unless told, and the own entry. */
export function leaderboardQuery(scope: BoardScope, limit?: number) {
  return queryOptions({
    queryKey: limit === undefined ? [...leaderboardsKey, scope] : [...leaderboardsKey, scope, limit],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints[scope], limit === undefined ? {} : { query: { limit } }, signal),
  });
}
