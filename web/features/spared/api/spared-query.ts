import { queryOptions } from '@tanstack/react-query';
import { sparedContract } from '../../../../shared/contracts/spared';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Everything that plans work around, newest first. */
export function sparedQuery() {
  return queryOptions({
    queryKey: ['spared'],
    queryFn: async ({ signal }) => (await callEndpoint(sparedContract.listSpared, {}, signal)).facts,
  });
}
