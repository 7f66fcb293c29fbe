import { describe, expect, it } from 'vitest';
import { curvePath } from './heart-rate-curve';

describe('The curve of a heart rate', () => {
  it('rises and falls with the values, over the whole width', () => {
    expect(curvePath([100, 160, 130])).toBe('M0.0 58.0h0.1L150.0 2.0L300.0 30.0');
  });

  it('is lifted over gaps, and steady where the heart was', () => {
    expect(curvePath([120, null, 120, 120])).toBe('M0.0 30.0h0.1M200.0 30.0h0.1L300.0 30.0');
  });

  it('has few enough points for four hours', () => {
    expect(
      curvePath(Array.from({ length: 2_880 }, (_, index) => 100 + (index % 60))).split('L').length,
    ).toBeLessThan(151);
  });
});
