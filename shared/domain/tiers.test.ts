import { describe, expect, it } from 'vitest';
import { tierOf, tierProgress, tierReached } from './tiers';

describe('points tiers', () => {
  it.each([
    [-5, 'Bronze'],
    [0, 'Bronze'],
    [199, 'Bronze'],
    [200, 'Silver'],
    [499, 'Silver'],
    [500, 'Gold'],
    [999, 'Gold'],
    [1000, 'Platinum'],
    [250_000, 'Platinum'],
  ])('%i points are %s', (points, tier) => {
    expect(tierOf(points)).toBe(tier);
  });

  it('tell how far the next one is', () => {
    expect(tierProgress(412)).toEqual({
      tier: 'Silver',
      nextTier: 'Gold',
      pointsToNextTier: 88,
      progress: 212 / 300,
      text: '88 points to Gold',
    });
    expect(tierProgress(199).text).toBe('1 point to Silver');
    expect(tierProgress(0).progress).toBe(0);
  });

  it('end with Platinum', () => {
    expect(tierProgress(1000)).toMatchObject({
      nextTier: null,
      pointsToNextTier: null,
      progress: 1,
      text: 'Top tier',
    });
  });

  it('are reached once, when a total crosses the line', () => {
    expect(tierReached(190, 240)).toBe('Silver');
    expect(tierReached(240, 290)).toBeNull();
    expect(tierReached(0, 1200)).toBe('Platinum');
    expect(tierReached(240, 190)).toBeNull();
  });
});
