import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { mealTypes } from '../rules/nutrition/meal-types';
import { defineEvent } from './envelope';

const changedMeal = z.object({
  logId: z.string(),
  mealType: z.enum(mealTypes),
  localDate: localDateSchema,
  photoHash: z.string().nullable(),
});

const photoOfMeal = z.object({ logId: z.string(), photoId: z.string() });

export const nutritionEvents = {
  /** A meal was removed; it may be restored under its ID. `localDate` is the day it was logged. */
  MealRemoved: defineEvent({ version: 1, data: changedMeal }),
  /** A removed meal was restored. */
  MealRestored: defineEvent({ version: 1, data: changedMeal }),
  /** A meal was logged. `localDate` is the person's day of logging, which may be later than the meal's. */
  MealLogged: defineEvent({
    version: 1,
    data: z.object({
      logId: z.string(),
      mealType: z.enum(mealTypes),
      localDate: localDateSchema,
      /** Hash of the photo's bytes; null for a meal logged without one. */
      photoHash: z.string().nullable(),
      photoId: z.string().nullable().default(null),
    }),
  }),
  /** A meal was logged with a photo, which belongs to it from then on. */
  PhotoUsed: defineEvent({ version: 1, data: photoOfMeal }),
  /** A meal with a photo was removed; it may be restored under its ID. */
  PhotoReleased: defineEvent({ version: 1, data: photoOfMeal }),
};
