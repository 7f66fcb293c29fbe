import { createHash } from 'node:crypto';
import { localDateOf } from '../../../shared/rules/local-date';
import { AppError } from '../../platform/errors';
import { checkPhoto } from './check-photo';
import type { PhotosDeps } from './photos-deps';

/** More than anyone takes in a day, and too few to fill a bucket. */
const uploadsADay = 40;
const hashCharacters = 32;

/**
 * Checks a photo and stores it for a day, in which it can become part of a meal, which keeps it longer (bucket.ts).
 * Nothing of a refused photo is stored.
 */
export async function uploadPhoto(
  { clock, photos, usage, readSettings }: PhotosDeps,
  userId: string,
  { id, bytes }: { id: string; bytes: Uint8Array },
): Promise<{ photoId: string; width: number; height: number }> {
  const settings = await readSettings(userId);
  if (!settings) throw new AppError('profile_not_found');
  const today = localDateOf(clock.now(), settings.timeZone);
  if (!(await usage.takeUpload(userId, today, uploadsADay))) throw new AppError('photo_limit_reached');
  const photo = checkPhoto(Buffer.from(bytes));
  const hash = createHash('sha256').update(photo.bytes).digest('hex').slice(0, hashCharacters);
  const photoId = `${id}-${hash}`;
  try {
    await photos.store({ userId, photoId }, photo);
  } catch (error) {
    await usage.returnUpload(userId, today);
    throw error;
  }
  return { photoId, width: photo.width, height: photo.height };
}
