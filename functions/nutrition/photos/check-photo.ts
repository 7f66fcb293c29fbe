import { decode } from 'jpeg-js';
import { largestPhotoPixels } from '../../../shared/contracts/photos';
import { AppError } from '../../platform/errors';
import { readJpeg, type Jpeg } from './read-jpeg';

/** The decoder works on 16-bit values next to the pixels; the largest photo takes about 90 MB. */
const decoderMegabytes = 160;
const longestSide = 4096;

/**
 * The picture in these bytes, complete and without anything extra. Its size is checked before it is decoded, and it is
 * decoded strictly: what cannot be shown is not stored. Throws photo_type_unknown, photo_too_large, or photo_damaged.
 */
export function checkPhoto(bytes: Buffer): Jpeg {
  const photo = readJpeg(bytes);
  const { width, height } = photo;
  if (width * height > largestPhotoPixels || Math.max(width, height) > longestSide)
    throw new AppError('photo_too_large');
  try {
    decode(photo.bytes, {
      useTArray: true,
      formatAsRGBA: false,
      tolerantDecoding: false,
      maxResolutionInMP: largestPhotoPixels / 1e6,
      maxMemoryUsageInMB: decoderMegabytes,
    });
  } catch {
    throw new AppError('photo_damaged');
  }
  return photo;
}
