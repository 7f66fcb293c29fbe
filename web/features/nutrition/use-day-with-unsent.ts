import type { NutritionDay } from '../../../shared/contracts/nutrition';
import { useNutritionOutbox } from './outbox/use-nutrition-outbox';
import type { UnsentEntry } from './outbox/nutrition-kind';
import { dayWith } from './show-day';

/** A day including what this device has not sent yet: `unsentIds`, and of these what the browser refuses to store. */
export function useDayWithUnsent(day: NutritionDay) {
  const { deliveries } = useNutritionOutbox();
  const stored = new Set([...day.meals, ...day.water].map(({ id }) => id));
  const refusedIds = deliveries.filter(({ state }) => state === 'refused').map(({ entry }) => entry.id);
  const idOf = ({ date, id }: UnsentEntry) => `${date}-${id}`;
  const unsent = deliveries.filter(
    ({ state, entry }) => state !== 'refused' && entry.date === day.date && !stored.has(idOf(entry)),
  );
  const entries = unsent.map(({ entry }) => entry);
  const unkept = unsent.filter(({ kept }) => !kept);
  const unkeptIds = new Set(unkept.map(({ entry }) => idOf(entry)));
  if (entries.length === 0) return { day, unsentIds: new Set<string>(), unkeptIds, refusedIds };
  const meals = entries.flatMap((entry) =>
    entry.kind === 'meal' ? [{ ...entry.shown, id: idOf(entry), date: entry.date }] : [],
  );
  const drinks = entries.flatMap((entry) =>
    entry.kind === 'water' ? [{ id: idOf(entry), date: entry.date, millilitres: entry.millilitres }] : [],
  );
  return {
    day: dayWith(day, [...day.meals, ...meals], [...day.water, ...drinks]),
    unsentIds: new Set([...meals, ...drinks].map(({ id }) => id)),
    unkeptIds,
    refusedIds,
  };
}
