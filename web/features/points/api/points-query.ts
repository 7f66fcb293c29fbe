import { queryOptions } from '@tanstack/react-query';
import { pointsContract } from '../../../../shared/contracts/points';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Total, tier, and the ten newest ledger entries. */
export function pointsQuery() {
  return queryOptions({
    queryKey: ['points'],
    queryFn: ({ signal }) => callEndpoint(pointsContract.readPoints, {}, signal),
  });
}
