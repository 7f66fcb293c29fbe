import { queryOptions } from '@tanstack/react-query';
import { challengesContract } from '../../../../shared/contracts/challenges';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export type Ladder = ResponseOf<typeof challengesContract.listChallenges>;
export type LadderChallenge = Ladder['challenges'][number];

/** The ladder; refetched on each visit, because a workout may have changed it. */
export function challengesQuery() {
  return queryOptions({
    queryKey: ['challenges'],
    queryFn: ({ signal }) => callEndpoint(challengesContract.listChallenges, {}, signal),
    refetchOnMount: 'always',
  });
}
