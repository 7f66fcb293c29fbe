import { describe, expect, it } from 'vitest';
import { isPlausible } from './plausible';

const seconds = (count: number, accuracy: number | null = 80) =>
  Array.from({ length: count }, () => ({ accuracy, match: null }));
const withCamera = { set: 'ten-moves', camera: true } as const;

describe('Seconds of a dance', () => {
  it.each([
    ['of the whole set', 50, true],
    ['beyond the set', 51, false],
    ['of a dance ended at once', 0, true],
  ])('%s', (_, count, plausible) => {
    expect(isPlausible(withCamera, seconds(count))).toBe(plausible);
  });

  it('need a camera if someone was seen', () => {
    const blind = { ...withCamera, camera: false };
    expect(isPlausible(blind, seconds(50))).toBe(false);
    expect(isPlausible(blind, seconds(50, null))).toBe(true);
  });
});
