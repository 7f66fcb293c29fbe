import { describe, expect, it } from 'vitest';
import { trendPath } from './trend-path';

describe('trend path', () => {
  it('draws nothing without values and a level line for one', () => {
    expect(trendPath([])).toBe('');
    expect(trendPath([5])).toBe('M0 6 L320 6');
  });

  it('runs the whole width, zero at the bottom and the highest at the top', () => {
    expect(trendPath([0, 10])).toBe('M0 60 C160 60 160 6 320 6');
  });

  it('lies on the bottom when nothing happened', () => {
    expect(trendPath([0, 0, 0])).toBe('M0 60 C80 60 80 60 160 60 C240 60 240 60 320 60');
  });
});
