import { useState } from 'react';

interface Answered<Item> {
  item: Item;
  answer: string;
  index: number;
}

/**
 * Rows that wait for an answer. Once answered, a row stays in its place with the answer until the page is left, so that
 * a second tap meets no other row. `all` also holds what no longer waits, as it is now.
 */
export function useAnswered<Item extends { id: string }>(waiting: readonly Item[], all = waiting) {
  const [answered, setAnswered] = useState<readonly Answered<Item>[]>([]);
  const rows: { item: Item; answer: string | null }[] = waiting
    .filter(({ id }) => answered.every(({ item }) => item.id !== id))
    .map((item) => ({ item, answer: null }));
  for (const { item, answer, index } of answered.toSorted((a, b) => a.index - b.index))
    rows.splice(index, 0, { item: all.find(({ id }) => id === item.id) ?? item, answer });
  const keep = (item: Item, answer: string) => {
    const index = rows.findIndex((row) => row.item.id === item.id);
    setAnswered((before) => [...before, { item, answer, index }]);
  };
  return { rows, keep };
}
