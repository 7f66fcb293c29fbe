import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energyQuestion, kcalOfKilojoules, servingQuestion } from './energy';

const none = { proteinG: null, carbsG: null, fatsG: null };

describe('Typed numbers are asked about', () => {
  it.each([
    [{ caloriesKcal: 100, proteinG: 200 }, '200 g protein alone is 800 kcal. Is that right?'],
    [{ caloriesKcal: 0, fatsG: 40 }, '40 g fats alone is 360 kcal. Is that right?'],
    [
      { caloriesKcal: 300, proteinG: 40, carbsG: 50, fatsG: 10 },
      'Protein, carbs, and fats come to 450 kcal. Is 300 kcal right?',
    ],
    // 850 kJ typed as kcal.
    [
      { caloriesKcal: 850, proteinG: 8, carbsG: 20, fatsG: 10 },
      'Protein, carbs, and fats come to 202 kcal. Is 850 kcal right?',
    ],
    [
      { caloriesKcal: 2_000, proteinG: 20, carbsG: 30, fatsG: 0 },
      'Protein, carbs, and fats come to 200 kcal. Is 2,000 kcal right?',
    ],
  ])('%j', (numbers, question) => {
    expect(energyQuestion({ ...none, ...numbers })).toBe(question);
  });
});

describe('Nothing is asked about', () => {
  it.each([
    ['calories alone', { caloriesKcal: 1_200 }],
    ['calories and one of the macros', { caloriesKcal: 900, proteinG: 30 }],
    ['a bottle of wine', { caloriesKcal: 620, proteinG: 0, carbsG: 20, fatsG: 0 }],
    ['a pint of beer', { caloriesKcal: 215, proteinG: 2, carbsG: 17, fatsG: 0 }],
    ['a rounded label', { caloriesKcal: 100, proteinG: 5, carbsG: 15, fatsG: 3 }],
    [
      'bran, whose label counts fiber as carbs',
      { caloriesKcal: 216, proteinG: 16, carbsG: 65, fatsG: 4, fibreG: 43 },
    ],
    ['water', { caloriesKcal: 0, proteinG: 0, carbsG: 0, fatsG: 0 }],
  ])('%s', (_, numbers) => {
    expect(energyQuestion({ ...none, ...numbers })).toBeNull();
  });

  it('any food whose calories are those of its macros', () => {
    const grams = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(grams, grams, grams, (proteinG, carbsG, fatsG) => {
        const caloriesKcal = 4 * proteinG + 4 * carbsG + 9 * fatsG;
        expect(energyQuestion({ caloriesKcal, proteinG, carbsG, fatsG })).toBeNull();
      }),
    );
  });
});

it('850 kJ are 203 kcal', () => {
  expect(kcalOfKilojoules(850)).toBe(203);
});

it('a pot of 4,200 kcal for one is asked about, for four it is not', () => {
  expect(servingQuestion(4_200, 1)).toBe("That's 4,200 kcal a serving. Is that right?");
  expect(servingQuestion(4_200, 4)).toBeNull();
});
