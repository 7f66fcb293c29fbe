import { queryOptions } from '@tanstack/react-query';
import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Personal records, newest first. */
export function personalRecordsQuery() {
  return queryOptions({
    queryKey: ['personal-records'],
    queryFn: async ({ signal }) =>
      (await callEndpoint(workoutsContract.listPersonalRecords, {}, signal)).records,
  });
}
