import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAnswered } from './use-answered';

interface Row {
  id: string;
  name?: string;
}
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id): Row => ({ id })) as [Row, Row, Row, Row];

function show(waiting: Row[]) {
  const { result, rerender } = renderHook(({ rows, all }) => useAnswered(rows, all), {
    initialProps: { rows: waiting, all: waiting },
  });
  return {
    seen: () => result.current.rows.map(({ item, answer }) => (answer ? `${item.id}: ${answer}` : item.id)),
    items: () => result.current.rows.map(({ item }) => item),
    keep: (item: Row, answer: string) => act(() => result.current.keep(item, answer)),
    update: (rows: Row[], all = rows) => rerender({ rows, all }),
  };
}

afterEach(() => void vi.useRealTimers());

describe('rows that wait for an answer', () => {
  it('show after a few seconds what is so, also who asked again', () => {
    vi.useFakeTimers();
    const { seen, keep, update } = show([a, b]);
    keep(a, 'No');
    update([b]);
    update([b, a]);
    expect(seen()).toEqual(['a: No', 'b']);
    act(() => void vi.advanceTimersByTime(8_000));
    expect(seen()).toEqual(['b', 'a']);
  });

  it('keep their places once they are answered and gone, in whatever order', () => {
    const { seen, keep, update } = show([a, b, c]);
    keep(b, 'Yes');
    update([a, c]);
    expect(seen()).toEqual(['a', 'b: Yes', 'c']);
    keep(a, 'No');
    update([c]);
    expect(seen()).toEqual(['a: No', 'b: Yes', 'c']);
    update([d, c]);
    expect(seen()).toEqual(['a: No', 'b: Yes', 'd', 'c']);
  });

  it('are as they are now, though they no longer wait', () => {
    const { items, keep, update } = show([a]);
    keep(a, 'Yes');
    update([], [{ id: 'a', name: 'New' }]);
    expect(items()).toEqual([{ id: 'a', name: 'New' }]);
  });
});
