import { describe, expect, it } from 'vitest';
import { addedText } from './added-text';
import type { FoodDraft } from './draft-item';

const food = (
  name: string,
  amount: string,
  measure: string,
  changes: Partial<FoodDraft> = {},
): FoodDraft => ({
  key: name,
  kind: 'food',
  foodId: name,
  name,
  source: 'USDA',
  per100: { caloriesKcal: 150, proteinG: 12, carbsG: 1, fatsG: 10, fibreG: 0 },
  measures: [],
  measure: { name: measure, grams: measure === 'g' ? 1 : 50 },
  amount,
  grams: Number(amount) * (measure === 'g' ? 1 : 50),
  isSure: true,
  ...changes,
});

describe('what a sentence became, as it is said', () => {
  it.each([
    [[food('Egg', '2', 'each'), food('Toast', '1', 'slice')], 'Added: 2 eggs, 1 slice toast. 225 kcal.'],
    [[food('Egg', '1', 'each')], 'Added: 1 egg. 75 kcal.'],
    [
      [food('Tomato', '2', 'each'), food('Hash browns', '2', 'each')],
      'Added: 2 tomatoes, 2 hash browns. 300 kcal.',
    ],
    [[food('Rice', '200', 'g', { isSure: false })], 'Added: 200 g rice. 300 kcal. Please check rice.'],
  ])('%#: %s', (items, said) => {
    expect(addedText(items)).toBe(said);
  });
});
