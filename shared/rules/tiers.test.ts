import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tierOf, tierProgress, tierReached, tiers } from './tiers';

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

describe('whatever the points are', () => {
  const seed = 1;
  const points = fc.integer({ min: -50, max: 3000 });
  const rankOf = (total: number) => tiers.findIndex(({ name }) => name === tierOf(total));

  it('more of them never lower a tier', () => {
    fc.assert(
      fc.property(points, fc.nat(2000), (total, more) => {
        expect(rankOf(total + more)).toBeGreaterThanOrEqual(rankOf(total));
      }),
      { seed },
    );
  });

  it('earning what is said to be missing opens the next tier, and one point less does not', () => {
    fc.assert(
      fc.property(fc.nat(999), (total) => {
        const { tier, nextTier, pointsToNextTier } = tierProgress(total);
        expect(tierOf(total + Number(pointsToNextTier))).toBe(nextTier);
        expect(tierOf(total + Number(pointsToNextTier) - 1)).toBe(tier);
      }),
      { seed },
    );
  });

  it('a tier is celebrated once, in however many steps it is reached', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 30 }), (awards) => {
        let total = 0;
        const reached = awards.map((award) => tierReached(total, (total += award))).filter(Boolean);
        expect(reached).toEqual(tiers.slice(1, rankOf(total) + 1).map(({ name }) => name));
      }),
      { seed },
    );
  });

  it('the way to the next tier is a share between none and all of it', () => {
    fc.assert(
      fc.property(points, (total) => {
        const { progress } = tierProgress(total);
        expect(progress >= 0 && progress <= 1).toBe(true);
      }),
      { seed },
    );
  });
});
