import * as z from 'zod';
import type { Contract } from './endpoint';
import { ownFoodSchema, packedFoodSchema } from './foods';
import { idSchema } from './values';

/** The most that one import can hold: a transaction takes 100 items, and one of them counts the others. */
export const maximumImported = 99;

/** A new food under the client's ID, or new values for an own food that is there; a recipe is never replaced. */
const importedFoodSchema = z.object({
  action: z.enum(['add', 'replace']),
  id: idSchema,
  food: packedFoodSchema,
});
export type ImportedFood = z.output<typeof importedFoodSchema>;

/** By the line of the file, so that a refusal names it. */
const importedFoodsSchema = z
  .record(z.string().regex(/^[1-9]\d{0,6}$/, 'must be the line of a file'), importedFoodSchema)
  .refine((foods) => {
    const count = Object.keys(foods).length;
    return count >= 1 && count <= maximumImported;
  }, `must be 1 to ${maximumImported} foods`)
  .refine((foods) => {
    const ids = Object.values(foods).map(({ id }) => id);
    return new Set(ids).size === ids.length;
  }, 'must have an ID each');

/** Apart from the other own foods, because only the page for files loads it. */
export const foodImportContract = {
  /** Stores all foods of a file or none; a repeat of the IDs returns the stored ones. */
  importOwnFoods: {
    method: 'POST',
    path: '/nutrition/own-foods/import',
    access: 'user',
    // Hundreds of rows each.
    perMinute: 10,
    body: z.object({ foods: importedFoodsSchema }),
    response: z.object({ foods: z.array(ownFoodSchema) }),
    status: 201,
    errors: ['too_many_own_foods'],
    maxBodyBytes: 65_536,
  },
} as const satisfies Contract;
