import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenItem } from '../../../tests/support/photo-answers';
import { groundEstimate } from './ground-estimate';
import { mendEstimate } from './mend-estimate';
import { photoAnswerSchema } from './photo-question';

const read = (more: object = {}) =>
  photoAnswerSchema.parse({ isFood: true, mealType: null, items: [seenItem(more)] }).items[0]!;
const mended = (more: object = {}) => mendEstimate(read(more));

describe('What a model says of a food', () => {
  it('is taken as it is where its figures fit each other', () => {
    expect(mended()).toEqual(seenItem());
  });

  it.each<[string, object, object]>([
    [
      'energy that its nutrients cannot hold follows the nutrients',
      { caloriesKcal: 900 },
      { caloriesKcal: 222.5 },
    ],
    ['energy that is missing follows the nutrients', { caloriesKcal: null }, { caloriesKcal: 222.5 }],
    ['energy without nutrients is believed', { proteinG: 0, carbsG: 0, fatsG: 0 }, { caloriesKcal: 230 }],
    [
      'a range that is the wrong way round is turned',
      { lowKcal: 290, highKcal: 180 },
      { lowKcal: 180, highKcal: 290 },
    ],
    [
      'a range beside its energy is stretched to it',
      { lowKcal: 240, highKcal: 300 },
      { lowKcal: 230, highKcal: 300 },
    ],
    [
      'a range without end becomes a quarter each way',
      { highKcal: 99_999 },
      { lowKcal: 172.5, highKcal: 287.5 },
    ],
    [
      'a range that is missing becomes a quarter each way',
      { lowKcal: 'x' },
      { lowKcal: 172.5, highKcal: 287.5 },
    ],
  ])('%s', (_, more, expected) => {
    expect(mended(more)).toMatchObject(expected);
  });

  it.each<[string, object]>([
    ['weighs nothing', { grams: 0 }],
    ['weighs less than nothing', { grams: -100 }],
    ['weighs more than a meal', { grams: 20_000 }],
    ['has no weight', { grams: null }],
    ['has no name', { name: ' ' }],
    ['holds more than its weight', { carbsG: 400 }],
    ['holds less than nothing', { fatsG: -3 }],
    ['holds more energy than fat', { caloriesKcal: 5_000, proteinG: 0, carbsG: 0, fatsG: 0 }],
  ])('is left out where the food %s', (_, more) => {
    expect(mended(more)).toBeNull();
  });

  it('comes out with energy inside its range, whatever figures went in', () => {
    const figure = fc.oneof(fc.double({ min: -50, max: 3_000, noNaN: true }), fc.constant(null));
    const fields = ['grams', 'caloriesKcal', 'lowKcal', 'highKcal', 'proteinG', 'carbsG', 'fatsG'];
    const items = fc.record(Object.fromEntries(fields.map((name) => [name, figure])));
    fc.assert(
      fc.property(items, (figures) => {
        const estimate = mended(figures);
        if (!estimate) return;
        expect(estimate.lowKcal).toBeLessThanOrEqual(estimate.caloriesKcal);
        expect(estimate.highKcal).toBeGreaterThanOrEqual(estimate.caloriesKcal);
        const { nutrients, rangeKcal } = groundEstimate(estimate);
        expect(nutrients.caloriesKcal).toBeGreaterThanOrEqual(0);
        expect(rangeKcal?.low).toBeLessThanOrEqual(rangeKcal?.high ?? 0);
      }),
    );
  });
});

describe('The food of the table that a name stands for', () => {
  const grounded = (name: string, kcalPer100: number) => {
    const caloriesKcal = kcalPer100 * 2;
    const estimate = {
      ...seenItem({ name, grams: 200, caloriesKcal }),
      lowKcal: caloriesKcal,
      highKcal: caloriesKcal,
    };
    const { foodId, source, name: logged } = groundEstimate(estimate);
    return { foodId, source, name: logged };
  };

  it.each([
    ['white rice', 130, 'Rice'],
    ['grilled chicken breast', 165, 'Chicken breast'],
    ['boiled eggs', 155, 'Boiled egg'],
    ['banana', 89, 'Banana'],
    ['steamed broccoli', 35, 'Broccoli'],
    ['avocado', 160, 'Avocado'],
    ['porridge', 71, 'Porridge'],
  ])('%s is found', (name, kcal, expected) => {
    expect(grounded(name, kcal)).toMatchObject({ name: expected });
  });

  it.each([
    ['a name the table does not have', 'Zorblax stew', 140],
    ['a name that only ends like a food', 'salted caramel rice', 140],
    ['a food with another energy than was seen', 'banana', 520],
  ])('is not guessed for %s', (_, name, kcal) => {
    expect(grounded(name, kcal)).toMatchObject({ foodId: null, source: 'estimate', name });
  });
});
