import { queryOptions } from '@tanstack/react-query';
import { trainingContract } from '../../../../shared/contracts/training';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** What the coach would change in routines that do not suit the person; refetched on every visit. */
export function routineAdviceQuery() {
  return queryOptions({
    queryKey: ['training', 'routines'],
    queryFn: ({ signal }) => callEndpoint(trainingContract.adviseRoutines, {}, signal),
    staleTime: 0,
  });
}
