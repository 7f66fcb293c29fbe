import { queryOptions } from '@tanstack/react-query';
import { leaderboardsContract } from '../../../../shared/contracts/leaderboards';
import { callEndpoint } from '../../../lib/api/call-endpoint';

const endpoints = {
  global: leaderboardsContract.readGlobalLeaderboard,
  friends: leaderboardsContract.readFriendsLeaderboard,
};
export type BoardScope = keyof typeof endpoints;

/** The prefix of the keys of every leaderboard and of the league. */
export const leaderboardsKey = ['leaderboards'] as const;
/** The prefix of leaderboards that a change of the person's rank makes stale. */
export const boardsKey = [...leaderboardsKey, 'boards'] as const;
export const leagueKey = [...leaderboardsKey, 'league'] as const;

/** The best of everyone or of friends, ten by default, and the person's own entry. */
export function leaderboardQuery(scope: BoardScope, limit?: number) {
  return queryOptions({
    queryKey: limit === undefined ? [...boardsKey, scope] : [...boardsKey, scope, limit],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints[scope], limit === undefined ? {} : { query: { limit } }, signal),
  });
}
