import { queryOptions } from '@tanstack/react-query';
import { leaderboardsContract } from '../../../../shared/contracts/leaderboards';
import { callEndpoint } from '../../../lib/api/call-endpoint';

const endpoints = {
  global: leaderboardsContract.readGlobalLeaderboard,
  friends: leaderboardsContract.readFriendsLeaderboard,
};
export type BoardScope = keyof typeof endpoints;

/** The prefix of every leaderboard's key: a change of rank makes them all stale. */
export const leaderboardsKey = ['leaderboards'] as const;

/** The best of everyone or of friends, ten by default, and the person's own entry. */
export function leaderboardQuery(scope: BoardScope, limit?: number) {
  return queryOptions({
    queryKey: limit === undefined ? [...leaderboardsKey, scope] : [...leaderboardsKey, scope, limit],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints[scope], limit === undefined ? {} : { query: { limit } }, signal),
  });
}
