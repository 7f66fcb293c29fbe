import type { NutritionDay } from '../../../shared/contracts/nutrition';
import { useNutritionOutbox } from './outbox/use-nutrition-outbox';
import { dayWith } from './show-day';

/** A day including what this device has not sent yet; `unsentIds` are those meals. */
export function useDayWithUnsent(day: NutritionDay) {
  const { deliveries } = useNutritionOutbox();
  const stored = new Set([...day.meals, ...day.water].map(({ id }) => id));
  const refusedIds = deliveries.filter(({ state }) => state === 'refused').map(({ entry }) => entry.id);
  const entries = deliveries
    .filter(({ state }) => state !== 'refused')
    .map(({ entry }) => entry)
    .filter(({ date, id }) => date === day.date && !stored.has(`${date}-${id}`));
  if (entries.length === 0) return { day, unsentIds: new Set<string>(), refusedIds };
  const meals = entries.flatMap((entry) =>
    entry.kind === 'meal' ? [{ ...entry.shown, id: `${entry.date}-${entry.id}`, date: entry.date }] : [],
  );
  const drinks = entries.flatMap((entry) =>
    entry.kind === 'water'
      ? [{ id: `${entry.date}-${entry.id}`, date: entry.date, millilitres: entry.millilitres }]
      : [],
  );
  return {
    day: dayWith(day, [...day.meals, ...meals], [...day.water, ...drinks]),
    unsentIds: new Set([...meals, ...drinks].map(({ id }) => id)),
    refusedIds,
  };
}
