import type { WeightEntry } from '../../../shared/contracts/profile';
import { newId } from '../../lib/new-id';
import { useWeightOutbox } from './outbox/use-weight-outbox';
import type { UnsentWeight } from './outbox/weight-kind';

/** Logs a weight: saved on this device and sent as soon as there is a connection. */
export function useLogWeight() {
  const { outbox, userId } = useWeightOutbox();
  return (weight: Omit<UnsentWeight, 'userId' | 'id'>) => outbox.add({ userId, id: newId(), ...weight });
}

/** Stored weights together with those that have not arrived yet, newest first. */
export function useWeightsWithUnsent(stored: readonly WeightEntry[] | undefined) {
  const { deliveries } = useWeightOutbox();
  const known = new Set(stored?.map(({ id }) => id));
  const unsent = deliveries
    .filter(({ state, entry }) => state !== 'refused' && !known.has(entry.id))
    .map(({ entry: { id, date, weightKg }, made }): WeightEntry => {
      const loggedAt = new Date(made.at).toISOString();
      return { id, date, weightKg, loggedAt };
    });
  const newestFirst = (one: WeightEntry, other: WeightEntry) => other.date.localeCompare(one.date);
  return {
    entries: stored && [...unsent.toReversed(), ...stored].toSorted(newestFirst),
    unsentIds: new Set(unsent.map(({ id }) => id)),
  };
}
