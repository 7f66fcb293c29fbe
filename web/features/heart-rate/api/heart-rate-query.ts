import { queryOptions } from '@tanstack/react-query';
import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** What a strap measured during a workout. */
export const heartRateQuery = (id: string) =>
  queryOptions({
    queryKey: ['heart-rate', id],
    queryFn: ({ signal }) => callEndpoint(workoutsContract.readHeartRate, { params: { id } }, signal),
  });
