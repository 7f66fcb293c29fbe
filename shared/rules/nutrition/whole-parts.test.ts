import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOfNutrients } from './nutrients';
import { wholeNutrients, wholeParts } from './whole-parts';

it('thirds of a hundred add up to a hundred', () => {
  expect(wholeParts([100 / 3, 100 / 3, 100 / 3])).toEqual([34, 33, 33]);
});

it('the largest remainders are raised first', () => {
  expect(wholeParts([3.4, 3.4, 0.2, 0.9])).toEqual([4, 3, 0, 1]);
});

const tenths = fc.integer({ min: 0, max: 20_000 }).map((value) => value / 10);

it('parts always add up to the total that is shown, each within one of its amount', () => {
  fc.assert(
    fc.property(fc.array(tenths, { maxLength: 40 }), (amounts) => {
      const of = (proteinG: number) => ({ caloriesKcal: 0, proteinG, carbsG: 0, fatsG: 0, fibreG: 0 });
      const total = sumOfNutrients(amounts.map(of)).proteinG;
      const parts = wholeParts(amounts, total);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round(total));
      parts.forEach((part, index) => expect(Math.abs(part - (amounts[index] ?? 0))).toBeLessThan(1));
    }),
  );
});

it('two halves of a gram are one gram together, not two', () => {
  const half = { caloriesKcal: 2.5, proteinG: 0.5, carbsG: 0, fatsG: 0.5, fibreG: 0 };
  const [first, second] = wholeNutrients([half, half]);
  expect(first).toEqual({ caloriesKcal: 3, proteinG: 1, carbsG: 0, fatsG: 1, fibreG: 0 });
  expect(second).toEqual({ caloriesKcal: 2, proteinG: 0, carbsG: 0, fatsG: 0, fibreG: 0 });
});
