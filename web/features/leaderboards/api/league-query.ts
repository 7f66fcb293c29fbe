import { queryOptions } from '@tanstack/react-query';
import { leaguesContract } from '../../../../shared/contracts/leagues';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { leaderboardsKey } from './leaderboard-query';

/** The caller's league of this week. A change of rank outdates it, as every board. */
export function leagueQuery() {
  return queryOptions({
    queryKey: [...leaderboardsKey, 'league'],
    queryFn: ({ signal }) => callEndpoint(leaguesContract.readLeague, {}, signal),
  });
}
