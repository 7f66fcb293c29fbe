import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { decodeTime } from 'ulid';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import { nutritionContract, type FoodLog } from '../../../../shared/contracts/nutrition';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { connection } from '../../../lib/offline/connection';
import { createOutbox, type Outbox, type Settled } from '../../../lib/offline/outbox';
import { useSession } from '../../../lib/session/session-context';
import { toast } from '../../../ui/toast';
import { nutritionKey } from '../api/nutrition-queries';
import { putDrink, putMeal } from '../show-day';
import { lateMeals } from './has-unsent-meals';
import { unsentEntries, type UnsentEntry } from './unsent-entries';

type Drink = ResponseOf<typeof nutritionContract.logWater>;
type NutritionOutbox = Outbox<UnsentEntry, FoodLog | Drink>;

const patienceMs = 30_000;
const outboxes = new WeakMap<QueryClient, { userId: string; outbox: NutritionOutbox }>();

/** A repeat answers what is stored. A line that hangs is given up, as others wait for it. */
function send(entry: UnsentEntry): Promise<FoodLog | Drink> {
  const signal = AbortSignal.timeout(patienceMs);
  if (entry.kind === 'water') {
    const { id, date, millilitres } = entry;
    return callEndpoint(nutritionContract.logWater, { body: { id, date, millilitres } }, signal);
  }
  const { id, date, mealType, items, photoId } = entry;
  return callEndpoint(nutritionContract.logMeal, { body: { id, date, mealType, items, photoId } }, signal);
}

const isRefusal = (error: unknown) => error instanceof ApiError && [400, 404, 409].includes(error.status);

/** Where there are no locks two tabs may send the same: the server answers the second one what it has stored. */
async function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager | null };
  if (locks) await locks.request('nutrition-outbox', work);
  else await work();
}

/** From then on the page may have missed what the socket told of it. */
const lateAfterMs = 5_000;
const isLate = ({ id }: UnsentEntry) => Date.now() - decodeTime(id) > lateAfterMs;

function showSettled(queries: QueryClient, { entry, state, saved }: Settled<UnsentEntry, FoodLog | Drink>) {
  if (saved && 'items' in saved) {
    putMeal(queries, saved);
    if (isLate(entry)) lateMeals.tell(saved);
  } else if (saved) putDrink(queries, saved);
  if (state === 'refused') {
    const what = entry.kind === 'meal' ? 'Your meal' : 'Your drink';
    toast.error('Error', `${what} could not be saved.`);
  }
  void queries.invalidateQueries({ queryKey: nutritionKey });
}

/** There is one for each person and client. */
function outboxOf(queries: QueryClient, userId: string): NutritionOutbox {
  const known = outboxes.get(queries);
  if (known?.userId === userId) return known.outbox;
  const { key, read, keep, drop } = unsentEntries;
  const store = { key, read: () => read(userId), keep, drop };
  const outbox = createOutbox({ store, idOf: ({ id }) => id, send, isRefusal, alone, connection });
  outbox.onSettled((settled) => showSettled(queries, settled));
  outboxes.set(queries, { userId, outbox });
  return outbox;
}

/** What whoever is signed in logged and has not arrived, and a way to log more; it sends while this is mounted. */
export function useNutritionOutbox() {
  const queries = useQueryClient();
  const { userId = '' } = useSession();
  const outbox = outboxOf(queries, userId);
  useEffect(() => outbox.retry(), [outbox]);
  const deliveries = useSyncExternalStore(outbox.subscribe, outbox.readAll);
  return { deliveries, userId, add: outbox.add };
}
