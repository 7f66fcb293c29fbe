// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LetterIndex } from './letter-index';

afterEach(cleanup);

const items = ['Arm Circles', 'Band Pull-Aparts', 'Burpees', 'Cobra', 'Plank', 'Squats'].map((name) => ({
  name,
}));
const scrollTo = vi.fn<(index: number) => void>();
const show = (from: number, to: number) =>
  render(<LetterIndex items={items} grid={{ from, rowEnd: from + 1, to, scrollTo }} />);
const slider = () => screen.getByRole('slider', { name: 'Jump to a letter' });

it('names the letter in view, and goes to the next, the last, and the first one by keys', () => {
  const { rerender } = show(2, 3);
  expect(slider().getAttribute('aria-valuetext')).toBe('C');
  expect(slider().getAttribute('aria-valuemax')).toBe('5');
  fireEvent.keyDown(slider(), { key: 'ArrowDown' });
  expect(scrollTo).toHaveBeenLastCalledWith(4);
  fireEvent.keyDown(slider(), { key: 'Home' });
  expect(scrollTo).toHaveBeenLastCalledWith(0);
  fireEvent.keyDown(slider(), { key: 'End' });
  expect(scrollTo).toHaveBeenLastCalledWith(5);
  // The last row can't come to the top, but the letter that was asked for is named.
  rerender(<LetterIndex items={items} grid={{ from: 2, rowEnd: 3, to: 5, scrollTo }} />);
  expect(slider().getAttribute('aria-valuetext')).toBe('S');
});

it('is not there for a single letter', () => {
  render(<LetterIndex items={items.slice(0, 1)} grid={{ from: 0, rowEnd: 1, to: 1, scrollTo }} />);
  expect(screen.queryByRole('slider')).toBeNull();
});
