import { queryOptions } from '@tanstack/react-query';
import { trainingContract } from '../../../../shared/contracts/training';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** What the coach would change in the routines that contradict the person; asked for anew each time it is looked at. */
export function routineAdviceQuery() {
  return queryOptions({
    queryKey: ['training', 'routines'],
    queryFn: ({ signal }) => callEndpoint(trainingContract.adviseRoutines, {}, signal),
    staleTime: 0,
  });
}
