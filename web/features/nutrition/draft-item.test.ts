import { expect, it } from 'vitest';
import { amountTextOf, draftOfFood } from './draft-item';

const per100 = { caloriesKcal: 40, proteinG: 1, carbsG: 9, fatsG: 0, fibreG: 2 };
const onion = {
  id: 'onion',
  name: 'Onion',
  source: 'USDA' as const,
  per100,
  measures: [
    { name: 'half', grams: 55 },
    { name: 'each', grams: 110 },
    { name: 'slice', grams: 14 },
  ],
};

it.each([
  [220, '2 · 220 g'],
  [55, '1 half · 55 g'],
  [165, '3 × half · 165 g'],
  [28, '2 × slice · 28 g'],
  [73, '73 g'],
])('%s g of onion are said as they are counted: %s', (grams, said) => {
  expect(amountTextOf(draftOfFood(onion, grams))).toBe(said);
});
