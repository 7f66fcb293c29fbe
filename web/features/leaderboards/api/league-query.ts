import { queryOptions } from '@tanstack/react-query';
import { leaguesContract } from '../../../../shared/contracts/leagues';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { leagueKey } from './leaderboard-query';

/** The person's league this week. No frame tells what the others earned, so it is read each minute while it is shown. */
export function leagueQuery() {
  return queryOptions({
    queryKey: leagueKey,
    refetchInterval: 60_000,
    queryFn: ({ signal }) => callEndpoint(leaguesContract.readLeague, {}, signal),
  });
}
