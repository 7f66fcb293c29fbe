import { queryOptions } from '@tanstack/react-query';
import { momentsContract } from '../../../../shared/contracts/moments';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export const momentsKey = ['moments'] as const;

/** What no device has celebrated yet; only a frame makes it stale. */
export function momentsQuery() {
  return queryOptions({
    queryKey: momentsKey,
    queryFn: ({ signal }) => callEndpoint(momentsContract.listMoments, {}, signal),
    staleTime: Infinity,
  });
}

export const claimMoment = (id: string) => callEndpoint(momentsContract.claimMoment, { params: { id } });
