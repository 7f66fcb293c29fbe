import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caloriesAtEffort, caloriesOfFinished, estimatedCalories, wholeMinutes } from './workout-rules';

it('Active time is told in whole minutes', () => {
  expect(wholeMinutes(119)).toBe(1);
  expect(wholeMinutes(120)).toBe(2);
});

describe('calories', () => {
  const plan = [{ caloriesKcal: 7 }, { caloriesKcal: 5 }, { caloriesKcal: 9 }];

  it('are those of the finished exercises; skipped and unknown ones add none', () => {
    expect(caloriesOfFinished(plan, [0, 2])).toBe(16);
    expect(caloriesOfFinished(plan, [1, 1, 7])).toBe(5);
    expect(caloriesOfFinished(plan, [])).toBe(0);
  });

  it.each([
    [3.8, 70, 80, 6],
    [2.3, 60, 80, 3],
    [8, 70, 60, 10],
    [8, 100, 120, 10],
    [2.3, 30, 30, 3],
  ])('of a custom exercise follow its MET: %d MET, %i kg, %i s give %i kcal', (met, kg, seconds, kcal) => {
    expect(estimatedCalories(met, kg, seconds)).toBe(kcal);
  });

  it.each([
    [6, 8, 3.8, 3],
    [6, 3.8, 8, 10],
    [4, 8, 2.3, 3],
    [1, 3.8, 8, 2],
  ])('of %d kcal at %d MET become at %d MET %d kcal', (kcal, from, to, after) => {
    expect(caloriesAtEffort(kcal, { met: from }, { met: to })).toBe(after);
  });

  it('assume 70 kg when no weight is known', () => {
    expect(estimatedCalories(5, null, 80)).toBe(estimatedCalories(5, 70, 80));
  });
});

describe('whatever a device claims', () => {
  const seed = 2;
  const seconds = (min: number, max: number) => fc.integer({ min, max });

  it('finishing the same positions twice or in another order burns no more', () => {
    const plan = Array.from({ length: 12 }, (_, index) => ({ caloriesKcal: 3 + (index % 8) }));
    fc.assert(
      fc.property(fc.array(fc.nat(15)), (positions) => {
        const kcal = caloriesOfFinished(plan, positions);
        expect(caloriesOfFinished(plan, [...positions, ...positions.toReversed()])).toBe(kcal);
        expect(kcal).toBeLessThanOrEqual(caloriesOfFinished(plan, [...plan.keys()]));
      }),
      { seed },
    );
  });

  it('longer, harder or heavier work never burns less', () => {
    const [met, kg, work] = [seconds(2, 12), seconds(30, 300), seconds(20, 300)];
    fc.assert(
      fc.property(met, kg, work, fc.nat(20), (hardness, weight, length, more) => {
        const kcal = estimatedCalories(hardness, weight, length);
        expect(estimatedCalories(hardness + more, weight, length)).toBeGreaterThanOrEqual(kcal);
        expect(estimatedCalories(hardness, weight + more, length)).toBeGreaterThanOrEqual(kcal);
        expect(estimatedCalories(hardness, weight, length + more)).toBeGreaterThanOrEqual(kcal);
      }),
      { seed },
    );
  });
});
