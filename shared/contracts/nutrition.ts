import * as z from 'zod';
import type { Contract } from './endpoint';

const gramsSchema = z.number();

/** Energy and nutrients of an amount of food. */
const nutrientsSchema = z.object({
  caloriesKcal: z.number(),
  proteinG: gramsSchema,
  carbsG: gramsSchema,
  fatsG: gramsSchema,
  fibreG: gramsSchema,
});

/** What one of something weighs: `each` is a piece, 'cup', 'slice' and the like are what they say. */
const measureSchema = z.object({ name: z.string(), grams: gramsSchema });

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
} as const satisfies Contract;
