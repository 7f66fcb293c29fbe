import { queryOptions } from '@tanstack/react-query';
import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Own bests, the one set last first. */
export function personalRecordsQuery() {
  return queryOptions({
    queryKey: ['personal-records'],
    queryFn: async ({ signal }) =>
      (await callEndpoint(workoutsContract.listPersonalRecords, {}, signal)).records,
  });
}
