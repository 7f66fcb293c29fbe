import { photosContract } from '../../../../shared/contracts/photos';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { sendBytes } from '../../../lib/api/send-bytes';

/** Sends a photo under its id, so a retry stores nothing twice; returns its name. */
export async function uploadPhoto(
  id: string,
  bytes: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { photoId } = await sendBytes(photosContract.uploadPhoto, {
    query: { id },
    bytes,
    onProgress,
    signal,
  });
  return photoId;
}

export const analysePhoto = (photoId: string, signal: AbortSignal) =>
  callEndpoint(photosContract.analysePhoto, { body: { photoId } }, signal);
