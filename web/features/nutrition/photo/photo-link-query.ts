import { queryOptions } from '@tanstack/react-query';
import { photosContract } from '../../../../shared/contracts/photos';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Links last five minutes; a visible one is renewed before that. */
const usedMs = 4 * 60_000;

export function photoLinkQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photo-link', photoId],
    queryFn: ({ signal }) => callEndpoint(photosContract.readPhotoLink, { params: { photoId } }, signal),
    staleTime: usedMs,
    gcTime: usedMs,
    retry: false,
  });
}
