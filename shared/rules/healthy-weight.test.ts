import { expect, it } from 'vitest';
import { bodyMassIndex } from './bmi';
import { healthyWeight } from './healthy-weight';

it.each([150, 172, 200])(
  'at %d cm, the healthy weights have a body mass index of 18.5 to 24.9',
  (heightCm) => {
    const healthy = healthyWeight(heightCm, 18);
    expect(bodyMassIndex(healthy?.leastKg ?? null, heightCm)).toBe(18.5);
    expect(bodyMassIndex(healthy?.mostKg ?? null, heightCm)).toBe(24.9);
  },
);

it('says nothing of people under 18', () => {
  expect(healthyWeight(172, 17)).toBeNull();
});
