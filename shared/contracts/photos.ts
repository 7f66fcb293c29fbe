import * as z from 'zod';
import type { Contract } from './endpoint';
import { foodLogSchema, mealTypeSchema } from './nutrition';
import { idSchema, instantSchema, photoIdSchema } from './values';

/** Largest accepted photo, in bytes: with its base 64 it still fits into a Lambda request. */
const largestPhotoBytes = 4 * 1024 * 1024;
/** The largest dimensions; the app sends at most 1280 pixels per side. */
export const largestPhotoPixels = 2048 * 2048;

export const photosContract = {
  /**
   * Accepts the bytes of a JPEG, checks them, and stores them without anything else in the file. A repeat gets the
   * same answer.
   */
  uploadPhoto: {
    method: 'POST',
    path: '/nutrition/photos',
    access: 'user',
    // Megabytes each.
    perMinute: 30,
    query: z.object({ id: idSchema }),
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    bodyType: 'image/jpeg',
    maxBodyBytes: largestPhotoBytes,
    response: z.object({ photoId: photoIdSchema, width: z.number().int(), height: z.number().int() }),
    status: 201,
    errors: [
      'photo_type_unknown',
      'photo_damaged',
      'photo_too_large',
      'photo_limit_reached',
      'profile_not_found',
    ],
  },
  /** A link to one of the caller's photos that works until `expiresAt`. */
  readPhotoLink: {
    method: 'GET',
    path: '/nutrition/photos/{photoId}',
    access: 'user',
    params: z.object({ photoId: photoIdSchema }),
    response: z.object({ url: z.url(), expiresAt: instantSchema }),
    errors: ['photo_not_found'],
  },
  /** What a model sees in a photo, logged as a meal under the photo's own ID: a repeat returns the stored meal. */
  analysePhoto: {
    method: 'POST',
    path: '/nutrition/analyses',
    access: 'user',
    body: z.object({ photoId: photoIdSchema, mealType: mealTypeSchema.optional() }),
    response: z.object({ meal: foodLogSchema, disclaimer: z.string() }),
    status: 201,
    errors: [
      'analysis_unavailable',
      'analysis_failed',
      'photo_not_food',
      'photo_not_found',
      'photo_limit_reached',
      'profile_not_found',
      'entry_removed',
    ],
  },
} as const satisfies Contract;
