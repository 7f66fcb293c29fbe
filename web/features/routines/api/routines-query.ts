import { queryOptions } from '@tanstack/react-query';
import { routinesContract } from '../../../../shared/contracts/routines';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The signed-in person's own routines, newest first. */
export function routinesQuery() {
  return queryOptions({
    queryKey: ['routines'],
    queryFn: async ({ signal }) => (await callEndpoint(routinesContract.listRoutines, {}, signal)).routines,
  });
}
