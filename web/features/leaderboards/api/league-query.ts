import { queryOptions } from '@tanstack/react-query';
import { leaguesContract } from '../../../../shared/contracts/leagues';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { leaderboardsKey } from './leaderboard-query';

/** The person's league this week. A change of rank makes it stale, like every leaderboard. */
export function leagueQuery() {
  return queryOptions({
    queryKey: [...leaderboardsKey, 'league'],
    queryFn: ({ signal }) => callEndpoint(leaguesContract.readLeague, {}, signal),
  });
}
