import * as z from 'zod';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import {
  foodLogSchema,
  mealItemsSchema,
  mealTypeSchema,
  nutritionContract,
  type FoodLog,
} from '../../../../shared/contracts/nutrition';
import { localDateOf, localDateSchema } from '../../../../shared/rules/local-date';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { Correction } from '../../../lib/offline/outbox-deps';
import type { OutboxKind } from '../../../lib/offline/use-outbox';
import { nutritionKey } from '../api/nutrition-queries';
import { mealTypeNames } from '../meal-type-names';
import { putDrink, putMeal } from '../show-day';
import { lateMeals } from './late-meals';

const madeSchema = z.object({
  userId: z.string(),
  id: z.string(),
  date: localDateSchema,
  /** The time zone, if it was logged to the current day; absent if the day was chosen. */
  zone: z.string().optional(),
});
const entrySchema = z.discriminatedUnion('kind', [
  madeSchema.extend({
    kind: z.literal('meal'),
    /** Absent in entries of older versions. */
    eatenAt: z.string().optional(),
    mealType: mealTypeSchema,
    items: mealItemsSchema,
    photoId: z.string().optional(),
    /** How it is shown until the server has it. */
    shown: foodLogSchema,
  }),
  madeSchema.extend({ kind: z.literal('water'), millilitres: z.number().int() }),
]);

/** A meal or drink as it is sent; a retry sends exactly the same. */
export type UnsentEntry = z.output<typeof entrySchema>;
type Drink = ResponseOf<typeof nutritionContract.logWater>;

const patienceMs = 30_000;
/** From then on, the page may have missed socket messages about it. */
const lateAfterMs = 5_000;

/** A repeat returns the stored result. A stalled request is given up, because others wait for it. */
function send(entry: UnsentEntry): Promise<FoodLog | Drink> {
  const signal = AbortSignal.timeout(patienceMs);
  if (entry.kind === 'water') {
    const { id, date, millilitres } = entry;
    return callEndpoint(nutritionContract.logWater, { body: { id, date, millilitres } }, signal);
  }
  const { id, date, eatenAt, mealType, items, photoId } = entry;
  const body = { id, date, eatenAt, mealType, items, photoId };
  return callEndpoint(nutritionContract.logMeal, { body }, signal);
}

function corrected(entry: UnsentEntry, { made, shift }: Correction): UnsentEntry {
  const right = entry.zone ? { ...entry, date: localDateOf(made, entry.zone) } : entry;
  return right.kind === 'meal' && right.eatenAt ? { ...right, eatenAt: shift(right.eatenAt) } : right;
}

export const nutritionKind: OutboxKind<UnsentEntry, FoodLog | Drink> = {
  name: 'nutrition',
  oldKey: 'nutrition-unsent',
  schema: entrySchema,
  idOf: ({ id }) => id,
  send,
  correct: corrected,
  nameOf: (entry) =>
    entry.kind === 'meal' ? mealTypeNames[entry.mealType] : `${entry.millilitres} ml of water`,
  onSettled(queries, { saved, made }) {
    // A day still being read may be without it, and a first reading is not repeated by invalidating it.
    void queries.cancelQueries({ queryKey: nutritionKey });
    if (saved && 'items' in saved) {
      putMeal(queries, saved);
      if (Date.now() - made.at > lateAfterMs) lateMeals.tell(saved);
    } else if (saved) putDrink(queries, saved);
    void queries.invalidateQueries({ queryKey: nutritionKey });
  },
};
