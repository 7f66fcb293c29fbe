import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSteady } from './use-steady';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<ul><li><button>One</button></li></ul><button>Out</button>';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const [inRow, outside] = [0, 1].map(
  (index) => () => document.querySelectorAll('button')[index] as HTMLButtonElement,
);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function show(first: string | undefined) {
  const { result, rerender } = renderHook((value: string | undefined) => useSteady(value), {
    initialProps: first,
  });
  return { shown: () => result.current, news: (value: string | undefined) => rerender(value) };
}

/** Focus by key: happy-dom knows no :focus-visible. */
function focusByKey(element: HTMLElement): void {
  vi.spyOn(element, 'matches').mockReturnValue(true);
  act(() => element.focus());
}

describe('a steady value', () => {
  it('follows at once while no one touches the page', () => {
    const { shown, news } = show('old');
    news('new');
    expect(shown()).toBe('new');
  });

  it('waits while a pointer is down, and until no second tap follows', () => {
    const { shown, news } = show('old');
    fireEvent.pointerDown(document.body);
    news('new');
    expect(shown()).toBe('old');
    fireEvent.pointerUp(document.body);
    pass(200);
    fireEvent.pointerDown(document.body);
    pass(399);
    fireEvent.pointerUp(document.body);
    pass(399);
    expect(shown()).toBe('old');
    pass(1);
    expect(shown()).toBe('new');
  });

  it('waits while a finger scrolls, and while the page still moves after it', () => {
    const { shown, news } = show('old');
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    fireEvent.touchStart(document.body);
    fireEvent(document.body, new PointerEvent('pointercancel', { bubbles: true, pointerType: 'touch' }));
    news('new');
    pass(1_000);
    expect(shown()).toBe('old');
    fireEvent.touchEnd(document.body);
    for (let step = 0; step < 5; step += 1) {
      pass(300);
      fireEvent.scroll(document);
    }
    expect(shown()).toBe('old');
    pass(400);
    expect(shown()).toBe('new');
  });

  it('is not held by scrolling with a wheel', () => {
    const { shown, news } = show('old');
    fireEvent.scroll(document);
    news('new');
    expect(shown()).toBe('new');
  });

  it("waits while a row has the keyboard's focus, until it leaves the rows or chooses something", () => {
    const { shown, news } = show('old');
    focusByKey(inRow!());
    news('new');
    expect(shown()).toBe('old');
    focusByKey(outside!());
    expect(shown()).toBe('new');
    focusByKey(inRow!());
    news('newer');
    expect(shown()).toBe('new');
    fireEvent.click(inRow!());
    expect(shown()).toBe('newer');
  });

  it('waits for a few seconds at most, and shows the last of what came', () => {
    const { shown, news } = show('old');
    fireEvent.pointerDown(document.body);
    news('new');
    pass(3_000);
    news('newest');
    pass(999);
    expect(shown()).toBe('old');
    pass(1);
    expect(shown()).toBe('newest');
  });

  it('never keeps the first rows waiting', () => {
    const { shown, news } = show(undefined);
    fireEvent.pointerDown(document.body);
    news('first');
    expect(shown()).toBe('first');
  });
});
