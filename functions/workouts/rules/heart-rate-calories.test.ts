import { describe, expect, it } from 'vitest';
import { caloriesByHeartRate } from './heart-rate-calories';

const man = { age: 35, weightKg: 80, gender: 'male' } as const;
const woman = { age: 35, weightKg: 65, gender: 'female' } as const;
const other = { ...woman, gender: 'other' } as const;
/** Ten minutes. */
const workout = { activeSeconds: 600, tableKcal: 80 };
const steady = (beats: number, values = 120) => Array.from({ length: values }, () => beats);

describe('Calories by heart rate', () => {
  it.each([
    [man, 119],
    [woman, 77],
    [other, 94],
  ])('follow age, weight, and sex: %o', (body, kcal) => {
    expect(caloriesByHeartRate(steady(130), body, workout)).toBe(kcal);
  });

  it('stay within half and twice the estimate by exercises', () => {
    expect(caloriesByHeartRate(steady(180), man, { ...workout, tableKcal: 60 })).toBe(120);
    expect(caloriesByHeartRate(steady(91), woman, { ...workout, tableKcal: 200 })).toBe(100);
  });

  it('are left to the exercises where the strap told too little', () => {
    expect(caloriesByHeartRate(steady(130, 83), man, workout)).toBeNull();
    expect(caloriesByHeartRate([...steady(130, 84), ...Array<null>(36).fill(null)], man, workout)).toBe(119);
    expect(caloriesByHeartRate([], man, workout)).toBeNull();
  });

  it('are left to the exercises near rest, where the equation does not hold, and where nothing was done', () => {
    expect(caloriesByHeartRate(steady(89), man, workout)).toBeNull();
    expect(caloriesByHeartRate(steady(130), man, { ...workout, tableKcal: 0 })).toBeNull();
  });
});
