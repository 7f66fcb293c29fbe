import * as z from 'zod';
import { nutrientsSchema } from '../domain/nutrition/nutrients';
import type { Contract } from './endpoint';

/** What one of something weighs: `each` is a piece, 'cup', 'slice' and the like are what they say. */
const measureSchema = z.object({ name: z.string(), grams: z.number() });

const foodSchema = z.object({
  id: z.string(),
  name: z.string(),
  per100: nutrientsSchema,
  /** The everyday portion first; at least one. */
  measures: z.array(measureSchema).min(1),
  /** Where the values come from: the source's own, or worked out from a recipe of ours. */
  source: z.enum(['USDA', 'estimate']),
});
export type FoodAnswer = z.output<typeof foodSchema>;

/** A food of a sentence; not sure where its name or its amount had to be guessed. */
const readItemSchema = z.object({
  food: foodSchema,
  grams: z.number().positive(),
  nutrients: nutrientsSchema,
  isSure: z.boolean(),
});
export type ReadItemAnswer = z.output<typeof readItemSchema>;

export const nutritionContract = {
  /** The built-in foods that answer a query, best first. */
  searchFoods: {
    method: 'GET',
    path: '/nutrition/foods',
    access: 'user',
    query: z.object({
      q: z.string().trim().min(1).max(80),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({ foods: z.array(foodSchema) }),
    errors: [],
  },
  /** What 'two eggs and a slice of toast' is, to be confirmed; stores nothing. `unread` are words that name no food. */
  readSentence: {
    method: 'POST',
    path: '/nutrition/sentences',
    access: 'user',
    body: z.object({ text: z.string().trim().min(1).max(500) }),
    response: z.object({ items: z.array(readItemSchema), unread: z.array(z.string()) }),
    errors: [],
  },
} as const satisfies Contract;
