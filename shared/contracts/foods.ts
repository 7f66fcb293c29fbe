import * as z from 'zod';
import { amountSchema, nutrientsSchema } from '../rules/nutrition/nutrients';
import type { Contract } from './endpoint';
import { idSchema, titleSchema } from './values';

/** What one of something weighs: `each` is a piece; 'cup', 'slice', and the like are literal. */
const measureSchema = z.object({ name: z.string(), grams: z.number() });

export const foodSchema = z.object({
  id: z.string(),
  name: z.string(),
  per100: nutrientsSchema,
  /** The everyday portion first; at least one. */
  measures: z.array(measureSchema).min(1),
  /** Where the values come from: the source's own, calculated from a recipe of ours, or the person's own. */
  source: z.enum(['USDA', 'estimate', 'own']),
});
export type FoodAnswer = z.output<typeof foodSchema>;

export const gramsSchema = amountSchema.positive().max(5_000);

/** Nothing has more energy than fat, or more nutrients than its own weight. */
const per100Schema = nutrientsSchema.refine(
  ({ caloriesKcal, proteinG, carbsG, fatsG }) => caloriesKcal <= 910 && proteinG + carbsG + fatsG <= 101,
  'more than 100 g of food can contain',
);

const ingredientSchema = z.object({ foodId: z.string().min(1).max(80), grams: gramsSchema });

/** A label's values: per 100 g, and what a portion weighs. */
export const packedFoodSchema = z.object({
  kind: z.literal('food'),
  name: titleSchema,
  per100: per100Schema,
  portionGrams: gramsSchema,
});

/** A dish of known foods with a number of servings; the server calculates its values. */
const recipeSchema = z.object({
  kind: z.literal('recipe'),
  name: titleSchema,
  ingredients: z.array(ingredientSchema).min(1).max(40),
  servings: z.number().int().min(1).max(50),
});

const ownFoodInputSchema = z.discriminatedUnion('kind', [packedFoodSchema, recipeSchema]);
export type PackedFoodInput = z.output<typeof packedFoodSchema>;
export type OwnFoodInput = z.output<typeof ownFoodInputSchema>;

/** A food of the person's own; search and meals refer to it by ID. */
export const ownFoodSchema = foodSchema.extend({
  kind: z.enum(['food', 'recipe']),
  /** Set for a recipe, absent for a food. */
  ingredients: z.array(ingredientSchema.extend({ name: z.string() })),
  servings: z.number().int().nullable(),
});
export type OwnFood = z.output<typeof ownFoodSchema>;

/** The most that one person can save. */
export const maximumOwnFoods = 200;

const params = z.object({
  id: z.string().regex(/^own-[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'must be the ID of a food you created'),
});

export const ownFoodsContract = {
  /** Newest first. */
  listOwnFoods: {
    method: 'GET',
    path: '/nutrition/own-foods',
    access: 'user',
    response: z.object({ foods: z.array(ownFoodSchema) }),
    errors: [],
  },
  /** A repeat of the ID returns the stored one. */
  createOwnFood: {
    method: 'POST',
    path: '/nutrition/own-foods',
    access: 'user',
    body: z.object({ id: idSchema, food: ownFoodInputSchema }),
    response: ownFoodSchema,
    status: 201,
    errors: ['food_not_found', 'too_many_own_foods'],
  },
  /** Meals already logged with it keep their values. */
  changeOwnFood: {
    method: 'PUT',
    path: '/nutrition/own-foods/{id}',
    access: 'user',
    params,
    body: z.object({ food: ownFoodInputSchema }),
    response: ownFoodSchema,
    errors: ['food_not_found'],
  },
  removeOwnFood: {
    method: 'DELETE',
    path: '/nutrition/own-foods/{id}',
    access: 'user',
    params,
    response: z.object({ id: z.string() }),
    errors: ['food_not_found'],
  },
} as const satisfies Contract;
