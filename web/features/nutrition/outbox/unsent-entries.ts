import * as z from 'zod';
import { foodLogSchema, mealItemsSchema, mealTypeSchema } from '../../../../shared/contracts/nutrition';
import { localDateSchema } from '../../../../shared/domain/local-date';
import { createUnsentStore } from '../../../lib/offline/unsent-store';
import { unsentKey } from './has-unsent-meals';

const madeSchema = z.object({ userId: z.string(), id: z.string(), date: localDateSchema });
const entrySchema = z.discriminatedUnion('kind', [
  madeSchema.extend({
    kind: z.literal('meal'),
    mealType: mealTypeSchema,
    items: mealItemsSchema,
    photoId: z.string().optional(),
    /** As it is shown until the server has it. */
    shown: foodLogSchema,
  }),
  madeSchema.extend({ kind: z.literal('water'), millilitres: z.number().int() }),
]);

/** A meal or a drink as it is sent; a repeat sends exactly the same. */
export type UnsentEntry = z.output<typeof entrySchema>;

export const unsentEntries = createUnsentStore(unsentKey, z.array(entrySchema), ({ id }) => id);
