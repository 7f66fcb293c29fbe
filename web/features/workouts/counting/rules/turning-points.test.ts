import { describe, expect, it } from 'vitest';
import { turningPoints } from './turning-points';

describe('The turning points of a curve', () => {
  it('are its tops and bottoms', () => {
    expect(turningPoints([0, 0.5, 1, 0.4, 0, 0.6, 0.8, 0.1], 0.2)).toEqual([1, 0, 0.8]);
  });

  it('are no wobbles', () => {
    expect(turningPoints([0, 0.5, 0.45, 1, 0.95, 1, 0], 0.2)).toEqual([1]);
  });

  it('are none where nothing turns', () => {
    expect(turningPoints([0, 0.5, 1], 0.2)).toEqual([]);
    expect(turningPoints([], 0.2)).toEqual([]);
  });
});
