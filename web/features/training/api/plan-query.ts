import { queryOptions } from '@tanstack/react-query';
import { trainingContract } from '../../../../shared/contracts/training';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Settings, week, program and levels. */
export function planQuery() {
  return queryOptions({
    queryKey: ['training', 'plan'],
    queryFn: ({ signal }) => callEndpoint(trainingContract.readPlan, {}, signal),
  });
}
