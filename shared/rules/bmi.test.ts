import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bmiBadge, bodyMassIndex, healthyWeight } from './bmi';

describe('the body mass index', () => {
  it.each([
    [70, 175, 22.86],
    [62.4, 168.5, 21.98],
    [100, 180, 30.86],
  ])('is weight over height squared, two decimals: %d kg, %d cm', (kg, cm, bmi) => {
    expect(bodyMassIndex(kg, cm)).toBe(bmi);
  });

  it('is unknown unless both measures are there', () => {
    expect(bodyMassIndex(null, 175)).toBeNull();
    expect(bodyMassIndex(70, null)).toBeNull();
    expect(bodyMassIndex(70, 0)).toBeNull();
  });
});

describe('the badge', () => {
  it.each([
    [22.86, 30, { text: '22.9', tone: 'normal' }],
    [25, 30, { text: '25.0', tone: 'normal' }],
    [25.01, 18, { text: '25.0', tone: 'warning' }],
    [30.86, 50, { text: '30.9', tone: 'warning' }],
  ])('warns above 25: %d at %i', (bmi, age, badge) => {
    expect(bmiBadge(bmi, age)).toEqual(badge);
  });

  it('is not shown to anyone under 18, nor without an index', () => {
    expect(bmiBadge(30, 17)).toBeNull();
    expect(bmiBadge(30, null)).toBeNull();
    expect(bmiBadge(null, 40)).toBeNull();
  });
});

describe('for anyone', () => {
  const seed = 7;
  const kg = fc.integer({ min: 30, max: 299 });
  const cm = fc.integer({ min: 100, max: 249 });

  it('the index rises with weight and falls with height', () => {
    fc.assert(
      fc.property(kg, cm, (weight, height) => {
        const index = Number(bodyMassIndex(weight, height));
        expect(Number(bodyMassIndex(weight + 1, height))).toBeGreaterThan(index);
        expect(Number(bodyMassIndex(weight, height + 1))).toBeLessThan(index);
      }),
      { seed },
    );
  });

  it('every adult sees the index with one decimal', () => {
    fc.assert(
      fc.property(kg, cm, fc.integer({ min: 18, max: 120 }), (weight, height, age) => {
        expect(bmiBadge(bodyMassIndex(weight, height), age)?.text).toMatch(/^\d+\.\d$/);
      }),
      { seed },
    );
  });
});

describe('the healthy weight', () => {
  it.each([150, 172, 200])('has a body mass index of 18.5 to 25 at %d cm', (heightCm) => {
    const healthy = healthyWeight(heightCm, 18);
    expect(bodyMassIndex(healthy?.leastKg ?? null, heightCm)).toBe(18.5);
    expect(bodyMassIndex(healthy?.mostKg ?? null, heightCm)).toBe(25);
  });

  it('is not told to people under 18', () => {
    expect(healthyWeight(172, 17)).toBeNull();
  });
});
