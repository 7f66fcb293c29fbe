import { useEffect, useState } from 'react';
import { useSteady } from './use-steady';

interface Answered<Item> {
  item: Item;
  answer: string;
  index: number;
}

/** Long enough to read the answer and to lift the finger. */
const keptMs = 8_000;

/**
 * Rows that wait for an answer. Once answered, a row stays in its place with the answer for a few seconds, so that a
 * second tap meets no other row; after that, only the truth counts. `all` also holds what no longer waits, as it is now.
 */
export function useAnswered<Item extends { id: string }>(waiting: readonly Item[], all = waiting) {
  const [answered, setAnswered] = useState<readonly Answered<Item>[]>([]);
  // What is over goes when no finger is there; what was just answered is shown at once.
  const steady = useSteady(answered);
  const kept = answered.length > steady.length ? answered : steady;
  useEffect(() => {
    if (answered.length === 0) return undefined;
    const timer = setTimeout(() => setAnswered([]), keptMs);
    return () => clearTimeout(timer);
  }, [answered]);
  const rows: { item: Item; answer: string | null }[] = waiting
    .filter(({ id }) => kept.every(({ item }) => item.id !== id))
    .map((item) => ({ item, answer: null }));
  for (const { item, answer, index } of kept.toSorted((a, b) => a.index - b.index))
    rows.splice(index, 0, { item: all.find(({ id }) => id === item.id) ?? item, answer });
  const keep = (item: Item, answer: string) => {
    const index = rows.findIndex((row) => row.item.id === item.id);
    setAnswered((before) => [...before, { item, answer, index }]);
  };
  return { rows, keep };
}
