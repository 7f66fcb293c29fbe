import { queryOptions } from '@tanstack/react-query';
import { coachContract } from '../../../../shared/contracts/coach';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The coach's words for today. There is a fallback, so one try is enough. */
export const motivationQuery = () =>
  queryOptions({
    queryKey: ['coach', 'motivation'],
    queryFn: ({ signal }) => callEndpoint(coachContract.readMotivation, {}, signal),
    retry: false,
  });
