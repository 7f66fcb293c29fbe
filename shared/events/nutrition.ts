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
const exampleOfMeal = {
  logId: '2026-11-20-01JD3X6E9H0000000000000001',
  mealType: 'lunch',
  localDate: '2026-11-20',
  photoHash: null,
} as const;

export const nutritionEvents = {
  /** A meal was removed; it may be restored under its ID. `localDate` is the day it was logged. */
  MealRemoved: defineEvent({ version: 1, data: changedMeal, example: exampleOfMeal }),
  /** A removed meal was restored. */
  MealRestored: defineEvent({ version: 1, data: changedMeal, example: exampleOfMeal }),
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
    example: {
      logId: '2026-11-20-01JD3X6E9H0000000000000001',
      mealType: 'lunch',
      localDate: '2026-11-20',
      photoHash: null,
      photoId: null,
    },
  }),
  /** A meal with a photo was removed; it may be restored under its ID. */
  PhotoReleased: defineEvent({
    version: 1,
    data: z.object({ logId: z.string(), photoId: z.string() }),
    example: {
      logId: '2026-11-20-01JD3X6E9H0000000000000001',
      photoId: '01JD3X6E9H0000000000000001-0123456789abcdef0123456789abcdef',
    },
  }),
};
